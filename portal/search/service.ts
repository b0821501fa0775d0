import type { Payload } from 'payload'
import { type Ask, openAsk } from '#content/search/ask.ts'
import { documentIn, type Found, readTexts, type SearchFilters, type ShownDocument } from '#content/search/documents.ts'
import { openIndex } from '#content/search/index.ts'
import { cleanQuery, type Concept, readQuery } from '#domain/search/query.ts'
import { createSynonyms, type Synonyms } from '#domain/search/synonyms.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { linkTo, textIn } from '#portal/records.ts'
import type { Link } from '#portal/schemas.ts'
import { createAsked } from './asked.ts'
import { createFindDocuments, type FindDocuments, keyOf } from './find-documents.ts'
import { kindOf } from './kinds.ts'
import { teachSynonyms } from './own-words.ts'
import { oncePerRecord, rank, type Ranked } from './rank.ts'
import { asTyped, orderSuggestions } from './suggestions.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** The index of everything published. */
    search: Search
  }
}

/** How long what editors taught is believed where no change was heard of, in milliseconds. */
const taughtLive = 60_000
const mostSuggestions = 8
const suggestionPool = 80

interface Taught {
  synonyms: Synonyms
  redirects: { query: string; target: string; title: unknown }[]
}

/** Searching as the calls use it. */
export interface Search {
  find: FindDocuments
  /** Records whose names begin as what was typed so far. */
  suggest: (
    query: string,
    locale: Locale,
    filters?: { kindNumber: number | undefined },
    isShown?: (found: Ranked) => boolean,
  ) => Promise<{ records: Ranked[]; concepts: readonly Concept[] }>
  /** Numbers of the records of a kind that have everything asked for, in either language: for the search boxes of lists. */
  idsOf: (kind: string, query: string, locale: Locale) => Promise<number[]>
  /** The page that editors named for exactly this query. */
  redirect: (query: string, locale: Locale) => Promise<Link | undefined>
  /** The texts of found documents by their numbers: those of the page's language, whichever language was found. */
  readTexts: (found: readonly Ranked[], locale: Locale) => Promise<Map<number, ShownDocument>>
  asked: ReturnType<typeof createAsked>
  purge: (tags: readonly string[]) => void
}

export function createSearch({ log, payload }: { payload: Payload; log: Log }): Search {
  const taught = createTaught(payload)
  // Opened when it is first used: the tables are there only after the migrations.
  let index: ReturnType<typeof openIndex> | undefined
  const open = () => (index ??= openIndex(payload))
  let find: FindDocuments | undefined
  const findDocuments: FindDocuments = (asked) => {
    find ??= createFindDocuments(payload, async () => (await taught.read()).synonyms)
    return find(asked)
  }
  return {
    find: findDocuments,
    suggest: async (typed, locale, narrowed = { kindNumber: undefined }, isShown = () => true) => {
      const query = cleanQuery(typed)
      const concepts = asTyped(readQuery(query))
      const found = await findNamed(open(), concepts, { ...narrowed, locale })
      if (found.length > 0 || query.length < 3) {
        const all = new Set(found.map(({ id }) => id))
        const ranked = rank(found, { query, concepts, locale, all, literal: all })
        const records = orderSuggestions(oncePerRecord(ranked, locale).filter(isShown), query)
        return { records: records.slice(0, mostSuggestions), concepts }
      }
      const meant = await findDocuments({ query, locale, isBoth: false, filters: narrowed })
      const records = orderSuggestions(meant.records.filter(isShown).slice(0, mostSuggestions), query)
      return { records, concepts: meant.concepts }
    },
    idsOf: async (kind, query, locale) => {
      const filters = { kindNumber: kindOf(kind)?.number }
      const { records, whole } = await findDocuments({ query, locale, isBoth: true, filters })
      return records.filter((each) => whole.has(keyOf(each))).map(({ record }) => record)
    },
    redirect: async (query, locale) => {
      const wanted = cleanQuery(query).toLowerCase()
      const { redirects } = await taught.read()
      const found = redirects.find((each) => each.query === wanted)
      const title = textIn(found?.title, locale)
      return title === '' ? undefined : linkTo(found?.target, title)
    },
    readTexts: (found, locale) => readTextsIn(open().ask, found, locale),
    asked: createAsked(
      (...statement) => openAsk(payload)(...statement),
      (error) => log.error({ err: error }, 'queries cannot be counted'),
    ),
    purge: (tags) => {
      if (tags.some((tag) => tag === '*' || tag === 'search-synonyms' || tag === 'search-redirects')) taught.forget()
    },
  }
}

/** Documents that are called as what was typed; what only mentions it is one where nothing is called so. */
async function findNamed(
  { ask, engine }: ReturnType<typeof openIndex>,
  concepts: readonly Concept[],
  filters: SearchFilters,
): Promise<Found[]> {
  if (concepts.length === 0) return []
  const wanted = concepts.map(({ alternatives }) => alternatives)
  const match = { filters, wanted, mode: 'all' as const, limit: suggestionPool }
  const named = await engine.match(ask, { ...match, isOfNames: true })
  if (named.length > 0) return named
  // A name may be typed in the other script; what is called so is shown in the page's language.
  const either = { ...filters, locale: undefined }
  const elsewhere = await engine.match(ask, { ...match, filters: either, isOfNames: true })
  return elsewhere.length > 0 ? elsewhere : engine.match(ask, match)
}

/** What of each found document is shown: the record in the page's language where it has that. */
async function readTextsIn(ask: Ask, found: readonly Ranked[], locale: Locale): Promise<Map<number, ShownDocument>> {
  const ids = found.map(({ id }) => [id, documentIn(id, locale)] as const)
  const texts = await readTexts(ask, [...new Set(ids.flat())])
  const shown = ids.map(([id, own]) => [id, texts.get(own) ?? texts.get(id)] as const)
  return new Map(shown.filter((each): each is readonly [number, ShownDocument] => each[1] !== undefined))
}

/** Synonyms and shortcuts. With override access: visitors read neither, and get what follows from them. */
function createTaught(payload: Payload) {
  let taught: Promise<Taught> | undefined
  let readAt = 0
  const load = async (): Promise<Taught> => {
    const [groups, redirects] = await Promise.all([
      teachSynonyms(payload),
      payload.find({
        collection: 'search-redirects',
        overrideAccess: true,
        limit: 0,
        pagination: false,
        depth: 0,
        locale: 'all',
        fallbackLocale: false,
      }),
    ])
    return {
      synonyms: createSynonyms(groups),
      redirects: redirects.docs.map(({ query, target, title }) => ({
        query: query.trim().toLowerCase(),
        target,
        title,
      })),
    }
  }
  return {
    read: () => {
      if (taught === undefined || Date.now() - readAt > taughtLive) {
        readAt = Date.now()
        taught = load()
        taught.catch(() => {
          taught = undefined
        })
      }
      return taught
    },
    forget: () => {
      taught = undefined
    },
  }
}
