import { useState } from 'react'
import { checkAnswers, fileRulesOf, type FormAnswers, type FormField } from '#domain/form/form-fields.ts'
import type { CallOutput, PortalClient } from '#portal/client.ts'
import { isNotThere } from '#portal/portal-error.ts'
import { readField, useChangingForm } from '#site/features/enquiry/use-changing-form.ts'
import { type Sendable, useEnquiry } from '#site/features/enquiry/use-enquiry.ts'
import { useEnquiryTexts } from '#site/features/enquiry/texts.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'

/** What of a form’s record is needed to draw it; plain data, which is also in the HTML for hydration. */
export type OwnFormFacts = Pick<CallOutput<'form/detail'>, 'consent' | 'fields' | 'id' | 'receivedText' | 'version'>

const personNames = ['name', 'email', 'consent'] as const

function readForm(fields: FormField[], data: FormData): FormAnswers {
  const person = personNames.map((name) => [name, data.get(name) ?? ''])
  const answers = fields.map((field) => [field.id, readField(field, data)])
  return Object.fromEntries([...person, ...answers]) as FormAnswers
}

/** A form that editors made, in the browser: sent like any other, and drawn anew when it changes while somebody writes. */
export function useOwnForm(first: OwnFormFacts, submission: Submission | undefined) {
  const words = useEnquiryTexts().own
  const { change, form, left, problem, setProblem } = useChangingForm(first, personNames, submission)
  const [gone, setGone] = useState<string>()
  const rules = fileRulesOf(form.fields)
  const sendable: Sendable = {
    kind: 'form',
    rules: rules.most > 0 ? rules : undefined,
    read: (data) => readForm(form.fields, data),
    check: (values) => checkAnswers(form, values),
    async send(portal, { consent = '', email = '', name = '', ...answers }, parts) {
      setGone(undefined)
      const sent = { id: form.id, version: form.version, consent, email, name, answers, ...parts }
      return portal.call('form/send', sent).catch((error: unknown) => {
        if (isNotThere(error)) setGone(words.gone)
        throw error
      })
    },
    async renew(portal: PortalClient, values) {
      const next = await portal.call('form/detail', { id: form.id }).catch((error: unknown) => {
        if (isNotThere(error)) setGone(words.gone)
        else setProblem('failed')
        return undefined
      })
      if (next !== undefined) change(next, values)
    },
  }
  const { form: attributes, ...rest } = useEnquiry(sendable, submission)
  return { ...rest, attributes, form, left, problem, gone, rules }
}
