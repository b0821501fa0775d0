import { type SubmitEvent, useState } from 'react'
import { errorCodes } from '#lib/errors.ts'
import { isPortalError, type PortalError } from '#portal/portal-error.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useFailureText } from '#site/runtime/errors/use-failure-text.ts'
import { useFormErrors } from '#site/ui/use-form-errors.ts'

export type FieldName =
  'name' | 'email' | 'password' | 'newPassword' | 'consent' | 'code' | 'language' | 'days' | 'product'
export type Values<Name extends string> = Record<Name, string>

const readText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** What is said at a field; `true` marks it where the form as a whole says it. */
export type Errors<Name extends string> = Partial<Record<Name, string | true>>

interface Choices<Name extends string> {
  /** What is said at a field that is empty, where it is not what other forms say. */
  empty?: Partial<Values<Name>>
  /** The fields of which one is wrong when the credentials are. */
  credentials?: readonly Name[]
  /** Fields that may be left empty. */
  optional?: readonly Name[]
}

/** The field that a refusal is about though it does not name it. */
function isAbout(name: FieldName, { code }: PortalError, credentials: readonly FieldName[]): boolean {
  if (code === errorCodes.wrongCode) return name === 'code'
  return code === errorCodes.wrongCredentials && credentials.includes(name)
}

/**
 * Submits a form to a call. Errors of a field show at the field, any other failure above the button and in the client's
 * temporary toast. After success the form stays busy, because the page moves on; a form that stays says so in the
 * result of `send`.
 */
export function useSubmit<Name extends FieldName>(
  names: readonly Name[],
  send: (values: Values<Name>) => Promise<void | 'stays'>,
  { credentials = names.filter((name) => name === 'password'), empty = {}, optional = [] }: Choices<Name> = {},
) {
  const { texts } = useLanguage()
  const emptyTexts: Partial<Record<FieldName, string>> = { ...texts.login.empty, ...empty }
  const failureText = useFailureText()
  const [isSending, setIsSending] = useState(false)
  const { errors, failure, form, refuse } = useFormErrors<Errors<Name>>({}, credentials)

  const pick = <Found>(find: (name: Name) => Found) =>
    Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, Found>

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const values = pick((name) => readText(data.get(name)))
    const missing = pick((name) =>
      values[name].trim() === '' && !optional.includes(name)
        ? (emptyTexts[name] ?? texts.login.empty.password)
        : undefined,
    )
    refuse(missing)
    if (names.some((name) => missing[name] !== undefined)) return
    setIsSending(true)
    try {
      if ((await send(values)) === 'stays') setIsSending(false)
    } catch (error) {
      setIsSending(false)
      if (!isPortalError(error)) throw error
      const said = pick((name) => error.fields.find(({ path }) => path === name)?.message)
      const isSaid = names.some((name) => said[name] !== undefined)
      const wrong = pick((name) => said[name] ?? (isAbout(name, error, credentials) || undefined))
      refuse(wrong, isSaid ? undefined : failureText(error))
    }
  }

  return {
    errors,
    failure,
    loading: isSending ? texts.login.sending : undefined,
    form: {
      ...form,
      // Before scripts take over this method does nothing: a password must never end up in an address.
      method: 'dialog' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}
