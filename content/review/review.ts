import type { Locale } from '#lib/locale.ts'

/** Of a review that goes on. Of one record and language there is at most one. */
export const openStates = ['handedIn', 'returned', 'approved'] as const
/** `withdrawn` was taken back, or its record went; `published` is public. */
const endedStates = ['withdrawn', 'published'] as const
export const reviewStates = [...openStates, ...endedStates] as const
export type ReviewState = (typeof reviewStates)[number]

/** One language of a record. */
export interface Subject {
  source: string
  record: number
  locale: Locale
}

/** What somebody says about what was handed in; without a field about the whole of it. */
export interface Remark {
  id?: string | null
  field?: string | null
  text: string
  by?: Person
  at: string
  settledAt?: string | null
}

/** By number, or with the account where it was read. Nobody once the account is gone. */
export type Person = number | { id: number; name?: string | null; email?: string } | null | undefined

export interface Review extends Subject {
  id: number
  state: ReviewState
  /** Digest of what was handed in or approved (content-of.ts). */
  digest: string
  note?: string | null
  handedInBy?: Person
  handedInAt: string
  decidedBy?: Person
  decidedAt?: string | null
  remarks?: Remark[] | null
}

/** Most remarks of a review. */
export const mostRemarks = 100

export const numberOf = (person: Person): number | undefined =>
  (typeof person === 'object' ? person?.id : person) ?? undefined

/** What stands in an open review and in no other: the database lets it be there once. */
export const openKeyOf = ({ locale, record, source }: Subject): string => `${source} ${record} ${locale}`
