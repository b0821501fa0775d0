import type { FormState } from 'payload'
import { isSame } from './late-changes.ts'

/** Why a form was refused, and what was in it then. */
export interface Refusal {
  fields: FormState
  reasons: Map<string, string>
}

interface Reason {
  path: string
  message: string
}

/**
 * What takes a reason away leaves its words in the state of the field, and both may come at once: new words are a reason, too.
 * @param sent the form as it was when it was sent
 * @returns nothing for a form that was not refused
 */
export function noteRefusal(sent: FormState, fields: FormState): Refusal | undefined {
  const reasons = Object.entries(fields).flatMap(([path, { errorMessage, valid }]): [string, string][] =>
    errorMessage && (valid === false || errorMessage !== sent[path]?.errorMessage) ? [[path, errorMessage]] : [],
  )
  return reasons.length > 0 ? { fields, reasons: new Map(reasons) } : undefined
}

/**
 * The reasons that a form does not give any more, though it is as it was refused.
 * @returns nothing once something in it was changed: then it may be right
 */
export function lostReasons({ fields, reasons }: Refusal, now: FormState): Reason[] | undefined {
  // An answer of the server writes what nobody has changed in words of its own: no rows are 0 or null.
  const isChanged = Object.entries(now).some(
    ([path, { isModified, value }]) => isModified && !isSame(value, fields[path]?.value),
  )
  if (isChanged) return undefined
  return [...reasons].flatMap(([path, message]) => (now[path] && now[path].valid !== false ? [{ path, message }] : []))
}
