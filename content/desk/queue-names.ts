import type { Locale } from '#lib/locale.ts'

/** The lists that agents work through. */
export const queueNames = ['unassigned', 'mine', 'breaching', 'waiting', 'open', 'solved'] as const
export type QueueName = (typeof queueNames)[number]

/** A ticket as it stands in a list. */
export interface DeskItem {
  id: number
  number: string
  subject: string
  status: string
  severity: string
  priority: string
  language: Locale
  customer: string
  organisation: string
  product: string
  assignee: { id: number; name: string } | undefined
  dueAt: string | undefined
  isBroken: boolean
  lastMessageAt: string
  lastBy: string
  tags: string[]
  /** Who looks at it now. */
  present: { user: number; name: string; isWriting: boolean }[]
  /** The last event that the list knows of, for changes of several at once. */
  event: number
}

/** A page of a list: the cursor is the last ticket's place with its number. */
export interface DeskPage {
  items: DeskItem[]
  next: string | undefined
}

/** No more are counted: what matters is whether there are few or many. */
export const mostShownCount = 999
