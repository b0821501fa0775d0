import type { Payload, PayloadRequest } from 'payload'
import type { AdminText } from '#content/fields/labels.ts'
import type { Env } from '#lib/env.ts'

/** `error`: visitors, mails or data suffer now, or will. `warning`: they may. `note`: worth knowing, and fine as it is. */
export type Level = 'error' | 'warning' | 'note'

/** Something that bites in production, and what to do about it. */
export interface Finding {
  /** The same in every run and language, for monitoring. */
  name: string
  level: Level
  said: AdminText
  fix: AdminText
  /** Where in the admin it is mended, if it is mended there. */
  href?: string
}

/** What the checks look at. */
export interface Examined {
  env: Env
  /** Missing when the database cannot be opened: what needs it is not checked then. */
  content: { payload: Payload; req: PayloadRequest } | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** Finds what is wrong; nothing is changed by looking. */
export type Check = (examined: Examined) => Finding[] | Promise<Finding[]>

export interface Subject {
  name: string
  title: AdminText
  check: Check
}
