import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isPortalError } from '#portal/client.ts'
import { useLanguage } from '#site/runtime/language.tsx'

export type FieldName = 'name' | 'email' | 'password' | 'newPassword' | 'consent' | 'code' | 'language'
export type Values<Name extends string> = Record<Name, string>

const readText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/**
 * Sending a form to a call. What is wrong with a field stands at the field, and the first such field gets the focus; any
 * other failure is the toast of the portal's client. Once sent it stays busy, because the page goes on to something else;
 * a form that stays says so by the answer of `send`.
 */
export function useSubmit<Name extends FieldName>(
  names: readonly Name[],
  send: (values: Values<Name>) => Promise<void | 'stays'>,
  empty: Partial<Values<Name>> = {},
) {
  const { texts } = useLanguage()
  const emptyTexts: Partial<Record<FieldName, string>> = { ...texts.login.empty, ...empty }
  const [errors, setErrors] = useState<Partial<Values<Name>>>({})
  const [isSending, setIsSending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const pick = (find: (name: Name) => string | undefined) =>
    Object.fromEntries(names.map((name) => [name, find(name)])) as Partial<Values<Name>>

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const values = pick((name) => readText(data.get(name))) as Values<Name>
    const missing = pick((name) =>
      values[name].trim() === '' ? (emptyTexts[name] ?? texts.login.empty.password) : undefined,
    )
    setErrors(missing)
    if (names.some((name) => missing[name] !== undefined)) return
    setIsSending(true)
    try {
      if ((await send(values)) === 'stays') setIsSending(false)
    } catch (error) {
      setIsSending(false)
      if (!isPortalError(error)) throw error
      setErrors(pick((name) => error.fields.find(({ path }) => path === name)?.message))
    }
  }

  return {
    errors,
    loading: isSending ? texts.login.sending : undefined,
    form: {
      ref,
      noValidate: true,
      // Before scripts take over this method does nothing: a password must never get into an address.
      method: 'dialog' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}
