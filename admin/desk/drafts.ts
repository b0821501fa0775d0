import type { SentFile } from '#domain/form-file/form-files.ts'
import type { afterAnswer } from '#domain/ticket/ticket.ts'

export type Mode = 'answer' | 'note'

/** Unsent drafts per ticket: opening another ticket loses nothing. */
export interface Drafts {
  answer: string
  note: string
  files: Record<Mode, readonly SentFile[]>
  thenStatus: (typeof afterAnswer)[number]
}
export const noDrafts: Drafts = { answer: '', note: '', files: { answer: [], note: [] }, thenStatus: 'waiting' }
/** Updates the latest drafts, because uploads finish while somebody types. */
export type OnDraft = (change: Partial<Drafts> | ((before: Drafts) => Partial<Drafts>)) => void
