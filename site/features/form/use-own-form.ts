import { useState } from 'react'
import { checkAnswers, fileRulesOf, type FormAnswers, type FormField } from '#domain/form/form-fields.ts'
import type { CallOutput, PortalClient } from '#portal/client.ts'
import { isNotThere } from '#portal/portal-error.ts'
import { type Sendable, useEnquiry } from '#site/features/enquiry/use-enquiry.ts'
import { useEnquiryTexts } from '#site/features/enquiry/texts.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'

/** What of a form’s record is needed to draw it; plain data, which is also in the HTML for hydration. */
export type OwnFormFacts = Pick<CallOutput<'form/detail'>, 'consent' | 'fields' | 'id' | 'receivedText' | 'version'>

/** An answer to a field that the form has no more. */
interface LeftAnswer {
  label: string
  value: string
}

function readField({ id, kind }: FormField, data: FormData): string {
  if (kind === 'file') return ''
  return data
    .getAll(id)
    .filter((value) => typeof value === 'string')
    .join('\n')
}

const personNames = ['name', 'email', 'consent'] as const

function readForm(fields: FormField[], data: FormData): FormAnswers {
  const person = personNames.map((name) => [name, data.get(name) ?? ''])
  const answers = fields.map((field) => [field.id, readField(field, data)])
  return Object.fromEntries([...person, ...answers]) as FormAnswers
}

/** What was sent without scripts for fields that are gone; what they were called is not known any more. */
function leftOf({ fields }: OwnFormFacts, values: FormAnswers = {}): LeftAnswer[] {
  const known = new Set<string>([...personNames, ...fields.map(({ id }) => id)])
  return Object.entries(values)
    .filter(([name, value]) => !known.has(name) && value !== '')
    .map(([, value]) => ({ label: '', value }))
}

/** A form that editors made, in the browser: sent like any other, and drawn anew when it changes while somebody writes. */
export function useOwnForm(first: OwnFormFacts, submission: Submission | undefined) {
  const words = useEnquiryTexts().own
  const [form, setForm] = useState(first)
  const [left, setLeft] = useState(() => leftOf(first, submission?.values))
  const [problem, setProblem] = useState(submission?.problem)
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
      if (next === undefined) return
      const kept = new Set(next.fields.map(({ id }) => id))
      const lost = form.fields.filter(({ id, kind }) => kind !== 'file' && !kept.has(id) && values[id] !== '')
      setLeft([...left, ...lost.map(({ id, label }) => ({ label, value: values[id] ?? '' }))])
      setForm(next)
      setProblem('changed')
    },
  }
  return { form, left, problem, gone, rules, ...sendOf(useEnquiry(sendable, submission)) }
}

/** The form element’s own attributes by another name: a form is what the record is here. */
const sendOf = ({ form: attributes, ...rest }: ReturnType<typeof useEnquiry>) => ({ ...rest, attributes })
