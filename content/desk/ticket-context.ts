import type { Where } from 'payload'
import { splitVersions } from '#content/fields/version-ranges.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import type { Wanted } from '#content/search/expression.ts'
import { openIndex } from '#content/search/index.ts'
import { kindOfDocument, readTexts } from '#content/search/documents.ts'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { isInRange, parseVersion } from '#domain/release/release-version.ts'
import { readQuery } from '#domain/search/query.ts'
import { createSynonyms } from '#domain/search/synonyms.ts'
import { type Agent, asAgent, withOverrideAccess, idOf, openTicket } from './acting.ts'
import { titleIn } from './events.ts'
import { matchTexts, wantedOf } from './text-index.ts'

interface DeskDownload {
  product: string
  version: string
  file: string
  at: string
}
interface DeskAdvisory {
  number: string
  title: string
  /** Its page, in the reader's language. */
  path: string
  /** The customer's products with the versions that are affected. */
  about: string[]
  fixedIn: string[]
}
interface DeskRelated {
  number: string
  subject: string
  status: string
  isSameCustomer: boolean
}

/** What helps with a ticket, beside it. */
export interface TicketContext {
  products: { title: string; until: string | null }[]
  downloads: DeskDownload[]
  advisories: DeskAdvisory[]
  related: DeskRelated[]
  articles: { title: string; path: string }[]
}

/** Of a run of Chinese characters each pair counts by itself: a subject has some of them, seldom all. */
const wordsOf = (subject: string): Wanted[] =>
  wantedOf(subject, { isOpen: false })
    .flatMap((alternatives) => alternatives.flatMap((tokens) => tokens.map((token) => [[token]])))
    .slice(0, mostWords)

const all = { ...withOverrideAccess, pagination: false } as const
/** Most words of a subject that others are looked for by. */
const mostWords = 24
interface Held {
  product: number
  version: string
}

/** Names of products in the reader's language, for those that are asked for. */
async function productNames({ payload }: Agent, ids: readonly (number | null)[], locale: Locale) {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map<number, string>()
  const where: Where = { id: { in: wanted } }
  const { docs } = await payload.find({ ...all, collection: 'products', where, limit: 0, locale: 'all' })
  return new Map(docs.map(({ id, title }) => [id, titleIn(title, locale)]))
}

/** What the customer fetched, the latest first, by the agent's own right to read it. */
async function readDownloads(agent: Agent, member: number): Promise<(Held & { file: string; at: string })[]> {
  const { payload } = agent
  const where: Where = { member: { equals: member } }
  const own = { where, sort: '-lastAt', limit: 12, pagination: false, ...asAgent(agent) } as const
  const { docs } = await payload.find({ collection: 'member-downloads', ...own })
  const ids = docs.map(({ file }) => Number(idOf(file)))
  if (ids.length === 0) return []
  const files = await payload.find({ ...all, collection: 'release-files', where: { id: { in: ids } }, limit: 0 })
  const releases = await payload.find({
    ...all,
    collection: 'releases',
    where: { id: { in: files.docs.map(({ release }) => Number(idOf(release))) } },
    limit: 0,
    locale: 'all',
  })
  return docs.flatMap(({ file, lastAt }) => {
    const found = files.docs.find(({ id }) => id === idOf(file))
    const release = releases.docs.find(({ id }) => id === idOf(found?.release))
    if (!found || !release) return []
    return [{ product: Number(idOf(found.product)), version: release.version, file: found.name, at: lastAt }]
  })
}

/** Published advisories by which one of the versions is affected, the newest first. Drafts are nobody's business here. */
async function readAdvisories(agent: Agent, held: readonly Held[], names: Map<number, string>, locale: Locale) {
  const or: Where[] = locales.map((each) => ({ [`_status.${each}`]: { equals: 'published' } }))
  const own = { where: { or }, sort: '-number', limit: 0, pagination: false, locale: 'all' } as const
  const { docs } = await agent.payload.find({ collection: 'advisories', ...own, ...asAgent(agent) })
  return docs.flatMap(({ affected, number, slug, title }): DeskAdvisory[] => {
    const rows = (affected ?? []).filter(({ status }) => status === 'affected')
    const hits = held.flatMap(({ product, version }) =>
      rows
        .filter(({ before, from, products }) => {
          const isIt = products.some(({ relationTo, value }) => relationTo === 'products' && idOf(value) === product)
          return isIt && isInRange(version, { from: from ?? null, before: before ?? null })
        })
        .map(({ fixedIn }) => ({
          about: `${names.get(product) ?? ''} ${version}`.trim(),
          fixedIn: splitVersions(fixedIn),
        })),
    )
    if (hits.length === 0) return []
    const path = `/help/SecurityIncident?id=${encodeURIComponent(titleIn(slug, locale))}`
    return [
      {
        number,
        title: titleIn(title, locale),
        path: localizePath(path, locale),
        about: [...new Set(hits.map(({ about }) => about))],
        fixedIn: [...new Set(hits.flatMap(({ fixedIn }) => fixedIn))],
      },
    ]
  })
}

/** The customer's other tickets, and those whose subject has most words in common. */
async function readRelated(agent: Agent, ticket: { id: number; member: unknown; subject: string }) {
  const { payload } = agent
  const member = idOf(ticket.member)
  const wanted = wordsOf(ticket.subject)
  const isOnPostgres = isPostgres(payload)
  const ask = openAsk(payload)
  // Each word by itself, so that a subject counts by how many of them it has.
  const hits = new Map<number, number>()
  for (const each of wanted)
    for (const { id } of await matchTexts(ask, isOnPostgres, {
      field: 'subject',
      limit: 200,
      mode: 'all',
      wanted: [each],
    }))
      hits.set(id, (hits.get(id) ?? 0) + 1)
  hits.delete(ticket.id)
  const least = Math.min(2, wanted.length)
  const similar = [...hits].filter(([, count]) => count >= least).sort(([one, a], [other, b]) => b - a || other - one)
  const ids = similar.slice(0, 6).map(([id]) => id)
  const find = (where: Where) =>
    payload.find({
      collection: 'tickets',
      where,
      sort: '-lastMessageAt',
      limit: 6,
      pagination: false,
      ...asAgent(agent),
    })
  const [own, others] = await Promise.all([
    find({ and: [{ member: { equals: member } }, { id: { not_equals: ticket.id } }] }),
    ids.length === 0 ? { docs: [] } : find({ id: { in: ids } }),
  ])
  const byHits = others.docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const both = [...byHits, ...own.docs].filter(
    ({ id }, index, list) => list.findIndex((each) => each.id === id) === index,
  )
  return both.slice(0, 8).map(({ member: whose, number, status, subject }) => ({
    number,
    status,
    subject,
    isSameCustomer: idOf(whose) === member,
  }))
}

/** A subject as the visitors' search reads it: its words with what else means the same, each by itself. */
async function readSubject({ payload }: Agent, subject: string) {
  const { docs } = await payload.find({ collection: 'search-synonyms', ...all, depth: 0 })
  const groups = docs.map(({ words }) => words.split('\n').flatMap((word) => word.trim() || []))
  return createSynonyms(groups)(readQuery(subject)).map(({ alternatives }) => alternatives)
}

/** Help articles that the visitors' search finds for the subject. */
async function readArticles(agent: Agent, subject: string, locale: Locale) {
  const { payload } = agent
  const { ask, engine } = openIndex(payload)
  const [any] = await ask('SELECT id FROM portico_search_docs WHERE kind = ? LIMIT 1', ['help-articles'])
  if (any === undefined) return []
  const filters = { locale, kindNumber: kindOfDocument(Number(any.id)) }
  const articles = await engine.match(ask, {
    wanted: await readSubject(agent, subject),
    mode: 'any',
    filters,
    limit: 5,
  })
  const texts = await readTexts(
    ask,
    articles.map(({ id }) => id),
  )
  return articles.flatMap(({ id, title }) => {
    const path = texts.get(id)?.path
    return path === undefined ? [] : [{ title, path: localizePath(path, locale) }]
  })
}

/** What the customer may fetch, has fetched and should know, and what was asked before. @throws DeskRefusal `missing` */
export async function readTicketContext(agent: Agent, id: number, locale: Locale): Promise<TicketContext> {
  const ticket = await openTicket(agent, id)
  const member = Number(idOf(ticket.member))
  const where: Where = { member: { equals: member } }
  const [fetched, entitled, related, articles] = await Promise.all([
    readDownloads(agent, member),
    agent.payload.find({ collection: 'entitlements', where, limit: 0, pagination: false, ...asAgent(agent) }),
    readRelated(agent, ticket),
    readArticles(agent, ticket.subject, ticket.language),
  ])
  const product = idOf(ticket.product)
  const own =
    product !== null && ticket.version && parseVersion(ticket.version) ? [{ product, version: ticket.version }] : []
  const ids = [product, ...fetched.map((each) => each.product), ...entitled.docs.map((each) => idOf(each.product))]
  const names = await productNames(agent, ids, locale)
  return {
    products: entitled.docs.map(({ product: which, until }) => ({
      title: names.get(Number(idOf(which))) ?? '',
      until: until ?? null,
    })),
    downloads: fetched.map(({ at, file, product: which, version }) => ({
      product: names.get(which) ?? '',
      version,
      file,
      at,
    })),
    advisories: await readAdvisories(agent, [...own, ...fetched], names, locale),
    related,
    articles,
  }
}
