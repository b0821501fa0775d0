import { type SubmitEvent, useRef, useState } from 'react'
import {
  checkEnquiry,
  doubtField,
  enquiryFields,
  enquiryForms,
  type EnquiryFaults,
  type EnquiryKind,
  type EnquiryValues,
} from '#domain/enquiry/enquiry.ts'
import { fileRules } from '#domain/form-file/form-files.ts'
import { type CallInput, isPortalError } from '#portal/client.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useFailureText } from '#site/runtime/errors/use-failure-text.ts'
import { useFormErrors } from '#site/ui/use-form-errors.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { useFormFiles } from './use-form-files.ts'

type EnquiryCall = (typeof enquiryForms)[EnquiryKind]['call']

/** What a form holds now. */
function readForm(kind: EnquiryKind, form: HTMLFormElement) {
  const data = new FormData(form)
  const read = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const values = Object.fromEntries(Object.keys(enquiryFields[kind]).map((name) => [name, read(name)]))
  return { values: values as EnquiryValues, homepage: read('homepage'), isConfirmed: data.has(doubtField) }
}

/** The form's token, asked for when somebody begins to write. */
function useFormToken(kind: EnquiryKind, sent: Submission | undefined) {
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

/**
 * A form in the browser: checked by the call's own schema before it is sent, sent once however often the button is
 * pressed, and answered in its place. Its token is asked for when somebody begins to write.
 */
export function useEnquiry(kind: EnquiryKind, sent: Submission | undefined) {
  const portal = usePortal()
  // Who wants to be called has to give a number, and need not once another answer will do.
  const { errors, failure, form, refuse } = useFormErrors<EnquiryFaults>(sent?.faults ?? {}, ['phone', 'channel'])
  const failureText = useFailureText()
  const [receipt, setReceipt] = useState(sent?.receipt)
  const [isSending, setIsSending] = useState(false)
  const [isDoubted, setIsDoubted] = useState(sent?.problem === 'doubt')
  const { dropToken, openForm } = useFormToken(kind, sent)
  const files = useFormFiles(kind, sent, form.ref)

  async function send(filled: HTMLFormElement) {
    const { homepage, isConfirmed, values } = readForm(kind, filled)
    const found = checkEnquiry(kind, values)
    const lacking = files.check()
    files.setFault(lacking)
    refuse(found)
    if (Object.keys(found).length > 0 || lacking !== undefined) return
    setIsSending(true)
    try {
      const token = await openForm()
      const sealed = await files.send(token)
      if (sealed === undefined) return
      const input = { ...values, homepage, isConfirmed, token, ...(fileRules[kind] && { files: sealed }) }
      setReceipt((await portal.call(enquiryForms[kind].call, input as CallInput<EnquiryCall>)).receipt)
    } catch (error) {
      // Beside the client's toast: at the field that is wrong, and otherwise at the form.
      if (!isPortalError(error)) throw error
      const paths = error.fields.map(({ path }) => path)
      if (paths.includes('token')) dropToken()
      setIsDoubted(paths.includes(doubtField))
      if (paths.includes(doubtField)) return
      const ofFiles = error.fields.find(({ path }) => path === 'files')?.message
      files.setFault(ofFiles)
      const wrong = Object.fromEntries(paths.filter((path) => path in values).map((path) => [path, 'wrong']))
      const isSaid = ofFiles !== undefined || Object.keys(wrong).length > 0
      refuse(wrong, isSaid ? undefined : failureText(error))
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
