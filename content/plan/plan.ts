import type { Locale } from '#lib/locale.ts'

/** One language of a record that is published or withdrawn. */
export interface PlanItem {
  source: string
  record: number
  locale: Locale
  action: 'publish' | 'withdraw'
}

/** One language of a record before a plan and after it. */
interface LanguageBefore {
  /** What a form would send to publish it as it was; without, it was not public. */
  form?: Record<string, unknown>
  /** What stands for what visitors had of it, before and after; without, it was not public. */
  was?: string
  became?: string
}

/** A record before a plan. Its other language is remembered too: what languages share was changed under it. */
export interface Before {
  source: string
  record: number
  languages: Record<Locale, LanguageBefore>
}

export interface Plan {
  id: number
  name: string
  /** ISO 8601. */
  at: string
  state: 'planned' | 'done' | 'failed' | 'cancelled' | 'takenBack'
  items?: (PlanItem & { id?: string | null })[] | null
  madeBy?: number | { id: number; name?: string | null; email?: string } | null
  doneAt?: string | null
  failure?: string | null
  /** What visitors had before it was carried out, where that is kept: `Before[]`. */
  before?: unknown
}

/** How many days what was carried out, or failed, is shown beside what is to come, and may be taken back. */
const shownDays = 30

export const startOfPast = (now: Date): string =>
  new Date(now.getTime() - shownDays * 24 * 60 * 60 * 1000).toISOString()

/** Most languages of records that go out together. */
export const mostItems = 200
