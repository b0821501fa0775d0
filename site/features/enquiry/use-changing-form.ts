import { useState } from 'react'
import type { FormAnswers, FormField } from '#domain/form/form-fields.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'

/** An answer to a field that the form has no more. */
export interface LeftAnswer {
  label: string
  value: string
}

/** What a field that editors gave a form holds; several choices are one in each line. */
export function readField({ id, kind }: FormField, data: FormData): string {
  if (kind === 'file') return ''
  return data
    .getAll(id)
    .filter((value) => typeof value === 'string')
    .join('\n')
}

/** What was sent without scripts for fields that are gone; what they were called is not known any more. */
function leftOf(fields: readonly FormField[], others: readonly string[], values: FormAnswers = {}): LeftAnswer[] {
  const known = new Set([...others, ...fields.map(({ id }) => id)])
  return Object.entries(values)
    .filter(([name, value]) => !known.has(name) && value !== '')
    .map(([, value]) => ({ label: '', value }))
}

/**
 * A form that may become another one while somebody writes.
 * @param others names of what it holds beside the fields that editors gave it
 */
export function useChangingForm<Form extends { fields: FormField[] }>(
  first: Form,
  others: readonly string[],
  submission: Submission | undefined,
) {
  const [form, setForm] = useState(first)
  const [left, setLeft] = useState(() => leftOf(first.fields, others, submission?.values))
  const [problem, setProblem] = useState(submission?.problem)
  /** Draws the form as it has become; what was written for fields that are gone stands apart. */
  const change = (next: Form, values: FormAnswers) => {
    const kept = new Set(next.fields.map(({ id }) => id))
    const lost = form.fields.filter(({ id, kind }) => kind !== 'file' && !kept.has(id) && values[id] !== '')
    setLeft([...left, ...lost.map(({ id, label }) => ({ label, value: values[id] ?? '' }))])
    setForm(next)
    setProblem('changed')
  }
  return { form, left, problem, setProblem, change }
}
