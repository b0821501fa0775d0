import type { CallOutput } from '#portal/client.ts'
import type { Draft } from './use-draft.ts'

/** What the form starts from for this person. */
export type Start = CallOutput<'ticket/start'>

export type FieldErrors = Partial<Record<keyof Draft, string>>
/** What the fields of the form are drawn from. */
export interface FieldsProps {
  draft: Draft
  errors: FieldErrors
  change: (part: Partial<Draft>) => void
}
