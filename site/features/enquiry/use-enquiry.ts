import { type SubmitEvent, useRef, useState } from 'react'
import { doubtField, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import type { FormAnswers, FormFaults } from '#domain/form/form-fields.ts'
import type { FileRules } from '#domain/form-file/form-files.ts'
import type { PortalClient } from '#portal/client.ts'
import { isPortalError, type PortalError } from '#portal/portal-error.ts'
import { versionName } from '#domain/form/site-form.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useFailureText } from '#site/runtime/errors/use-failure-text.ts'
import { useFormErrors } from '#site/ui/use-form-errors.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { type FormFilesState, useFormFiles } from './use-form-files.ts'

/** What is particular to a form: what it holds, how that is judged, and the call that takes it. */
export interface Sendable {
  kind: ReceivedKind
  /** What it takes as files, where it takes any. */
  rules: FileRules | undefined
  read: (data: FormData) => FormAnswers
  check: (values: FormAnswers) => FormFaults
  send: (portal: PortalClient, values: FormAnswers, sent: SentParts) => Promise<{ receipt: string }>
  /** Draws the form as it has become meanwhile; what was written stays. */
  renew: (portal: PortalClient, values: FormAnswers) => Promise<void>
}

/** What is sent with every form beside what was written. */
interface SentParts {
  token: string
  homepage: string
  isConfirmed: boolean
  files: string[]
}

/** What a field holds that is no file. */
export const textIn = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The form's token, asked for when somebody begins to write. */
function useFormToken(kind: ReceivedKind, sent: Submission | undefined) {
  const portal = usePortal()
  const token = useRef(sent?.token === undefined ? undefined : Promise.resolve(sent.token))
  const openForm = () => {
    token.current ??= portal
      .call('enquiry/token', { kind, shownFor: Math.round(performance.now()) })
      .then((opened) => opened.token)
    return token.current
  }
  /** The next attempt asks for another one. */
  const dropToken = () => {
    token.current = undefined
  }
  return { openForm, dropToken }
}

interface Told {
  dropToken: () => void
  failureText: (error: Error) => string
  files: FormFilesState
  refuse: (wrong: FormFaults, whole?: string) => void
  setIsDoubted: (isDoubted: boolean) => void
}

/** Says what a call has refused, beside the client's toast: at the field that is wrong, and otherwise at the form. */
function tellRefusal(error: PortalError, values: FormAnswers, told: Told): void {
  const paths = error.fields.map(({ path }) => path.replace(/^answers\./, ''))
  if (paths.includes('token')) told.dropToken()
  told.setIsDoubted(paths.includes(doubtField))
  if (paths.includes(doubtField)) return
  const ofFiles = error.fields.find(({ path }) => path === 'files')?.message
  told.files.setFault(ofFiles)
  const own = paths.filter((path) => path in values)
  const wrong: FormFaults = Object.fromEntries(own.map((path) => [path, 'wrong' as const]))
  told.refuse(wrong, ofFiles !== undefined || own.length > 0 ? undefined : told.failureText(error))
}

/**
 * A form in the browser: checked by the call's own schema before it is sent, sent once however often the button is
 * pressed, and answered in its place. Its token is asked for when somebody begins to write.
 */
export function useEnquiry(sendable: Sendable, sent: Submission | undefined) {
  const { kind, rules } = sendable
  const portal = usePortal()
  // Who wants to be called has to give a number, and need not once another answer will do.
  const { errors, failure, form, refuse } = useFormErrors<FormFaults>(sent?.faults ?? {}, ['phone', 'channel'])
  const failureText = useFailureText()
  const [receipt, setReceipt] = useState(sent?.receipt)
  const [isSending, setIsSending] = useState(false)
  const [isDoubted, setIsDoubted] = useState(sent?.problem === 'doubt')
  const { dropToken, openForm } = useFormToken(kind, sent)
  const files = useFormFiles({ kind, rules }, sent, form.ref)

  async function send(filled: HTMLFormElement) {
    const data = new FormData(filled)
    const values = sendable.read(data)
    const found = sendable.check(values)
    const lacking = files.check()
    files.setFault(lacking)
    refuse(found)
    if (Object.keys(found).length > 0 || lacking !== undefined) return
    setIsSending(true)
    try {
      const token = await openForm()
      const sealed = await files.send(token)
      if (sealed === undefined) return
      const parts = { token, homepage: textIn(data, 'homepage'), isConfirmed: data.has(doubtField), files: sealed }
      setReceipt((await sendable.send(portal, values, parts)).receipt)
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.fields.some(({ path }) => path === versionName(kind))) return await sendable.renew(portal, values)
      tellRefusal(error, values, { dropToken, failureText, files, refuse, setIsDoubted })
    } finally {
      setIsSending(false)
    }
  }

  return {
    faults: errors,
    failure,
    isDoubted,
    files,
    receipt,
    isSending,
    restart: () => {
      dropToken()
      setIsDoubted(false)
      setReceipt(undefined)
    },
    form: {
      ...form,
      // A failure is told when the form is sent, and the token asked for again then.
      onFocus: () => void openForm().catch(dropToken),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      },
    },
  }
}
