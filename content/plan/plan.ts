import type { Locale } from '#lib/locale.ts'

/** One language of a record that is published or withdrawn. */
export interface PlanItem {
  source: string
  record: number
  locale: Locale
  action: 'publish' | 'withdraw'
}

export interface Plan {
  id: number
  name: string
  /** ISO 8601. */
  at: string
  state: 'planned' | 'done' | 'failed' | 'cancelled'
  items?: (PlanItem & { id?: string | null })[] | null
  madeBy?: number | { id: number; name?: string | null; email?: string } | null
  doneAt?: string | null
  failure?: string | null
}

/** Most languages of records that go out together. */
export const mostItems = 200
