import type { Payload, PayloadRequest, Where } from 'payload'
import type { Locale } from '#lib/locale.ts'

/** A record of whichever collection: what it has besides its number is for its reader to look at. */
type NamedRecord = Record<string, unknown> & { id: number | string }

interface Options {
  collection: string
  /** Said each time: whether the caller's own rights decide, or the house's. */
  overrideAccess: boolean
  user?: PayloadRequest['user'] | undefined
  locale?: Locale | 'all'
  fallbackLocale?: false
  depth?: number
  trash?: boolean
  req?: Partial<PayloadRequest>
}

interface Query extends Options {
  draft?: boolean
  where?: Where
  sort?: string | string[]
  limit?: number
  page?: number
  pagination?: boolean
  select?: Record<string, true>
}

interface One extends Options {
  id: number | string
  draft?: boolean
  select?: Record<string, true>
}

interface Collections {
  find: (query: Query) => Promise<{ docs: NamedRecord[] }>
  count: (query: Query) => Promise<{ totalDocs: number }>
  findByID: (one: One) => Promise<NamedRecord>
  create: (options: Options & { data: object; draft?: boolean }) => Promise<NamedRecord>
  update: (one: One & { data: object; overrideLock?: boolean }) => Promise<NamedRecord>
  delete: (one: One) => Promise<NamedRecord>
  findVersions: (query: Query) => Promise<{ docs: NamedRecord[] }>
  findGlobalVersions: (query: Omit<Query, 'collection'> & { slug: string }) => Promise<{ docs: NamedRecord[] }>
  findGlobalVersionByID: (
    options: Omit<One, 'collection'> & { slug: string },
  ) => Promise<{ version: Record<string, unknown> }>
  updateGlobal: (
    options: Omit<Options, 'collection'> & { slug: string; data: object; draft?: boolean; overrideLock?: boolean },
  ) => Promise<NamedRecord>
  findGlobal: (options: Omit<Options, 'collection'> & { slug: string; draft?: boolean }) => Promise<NamedRecord>
}

/**
 * Payload's operations on collections whose name is a value. Its own types are made for names that stand in the source:
 * of all collections at once they know neither the fields nor what may be written. A name that it does not have is refused
 * by Payload itself.
 */
export const openCollections = (payload: Payload): Collections => payload as Collections
