import type { SentFile } from '#domain/form-file/form-files.ts'
import type { afterAnswer } from '#domain/ticket/ticket.ts'

export type Mode = 'answer' | 'note'

/** What was begun and not sent yet, for each ticket: going to another loses nothing. */
export interface Drafts {
  answer: string
  note: string
  files: Record<Mode, readonly SentFile[]>
  thenStatus: (typeof afterAnswer)[number]
}
export const noDrafts: Drafts = { answer: '', note: '', files: { answer: [], note: [] }, thenStatus: 'waiting' }
/** Changes drafts as they are by then: files arrive while somebody writes. */
export type OnDraft = (change: Partial<Drafts> | ((before: Drafts) => Partial<Drafts>)) => void
