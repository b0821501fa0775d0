import type { Payload, PayloadRequest, Where } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { readKeyring } from '#content/secret.ts'
import type { Locale } from '#lib/locale.ts'
import { createLinkSigner, type LinkSigner } from '#domain/download/link-signature.ts'
import type { Gate } from '#domain/release/release-file.ts'
import type { StoredRecord } from '#portal/records.ts'
import type { Atomically } from '#portal/transaction.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** What visitors may fetch and have fetched. */
    downloads: Downloads
  }
}

type Id = number | string

/** What a visitor still lacks for a file: nothing, an account in good standing, the agreement, an entitlement. */
type Lack = 'nothing' | 'account' | 'eula' | 'entitlement'

/** What is asked of who wants a file. */
interface Gated {
  gate: Gate
  /** Number of the product. */
  product: Id
  eula: string | undefined
}

/** One download as the server saw it, or several of the same file and account added up. */
export interface DownloadNote {
  file: Id
  member?: string | undefined
  at: number
  started: number
  completed: number
  abandoned: number
  bytes: number
}

interface MemberDownload {
  file: Id
  eula: string | undefined
  firstAt: string
  lastAt: string
  completed: number
}

/** What is kept about a person's downloads, in words that stand by themselves. */
interface KeptDownloads {
  files: { name: string; release: string; firstAt: string; lastAt: string; completed: number; eula?: string }[]
  agreements: { version: string; language: string; at: string }[]
  entitlements: { product: string; until?: string }[]
  notices: { advisory: string; at: string }[]
}

/** Downloads of visitors: what they may have, what they accepted and what they fetched. */
export interface Downloads {
  links: LinkSigner
  lackOf: (member: Id | undefined, file: Gated) => Promise<Lack>
  accept: (member: Id, version: string, language: Locale) => Promise<void>
  list: (member: Id) => Promise<MemberDownload[]>
  /** Everything that is kept about a person's downloads, for them to take away. */
  describeAll: (member: Id) => Promise<KeptDownloads>
  note: (notes: readonly DownloadNote[]) => Promise<void>
}

/** With override access: no visitor reads these tables, not even the own rows. */
const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const all = { ...withOverrideAccess, pagination: false, limit: 0 } as const

/** What is known of an account and a file, asked each time: nothing of it may be stale. */
function createQuestions(payload: Payload) {
  const isActive = async (member: Id) =>
    (
      await payload.count({
        collection: 'members',
        overrideAccess: true,
        where: { id: { equals: member }, blocked: { not_equals: true } },
      })
    ).totalDocs > 0

  const findAcceptance = async (member: Id, version: string, req?: PayloadRequest) =>
    (
      await payload.find({
        ...all,
        collection: 'eula-acceptances',
        where: { member: { equals: member }, version: { equals: version } },
        limit: 1,
        ...(req && { req }),
      })
    ).docs[0]

  const isEntitled = async (member: Id, product: Id) =>
    (
      await payload.count({
        collection: 'entitlements',
        overrideAccess: true,
        where: {
          and: [
            { member: { equals: member } },
            { product: { equals: product } },
            { or: [{ until: { exists: false } }, { until: { greater_than: new Date().toISOString() } }] },
          ],
        },
      })
    ).totalDocs > 0

  return { isActive, findAcceptance, isEntitled }
}

export function createDownloads({ atomically, payload }: { payload: Payload; atomically: Atomically }): Downloads {
  const { findAcceptance, isActive, isEntitled } = createQuestions(payload)
  return {
    links: createLinkSigner(readKeyring(payload)),
    async lackOf(member, { eula, gate, product }) {
      if (gate === 'open') return 'nothing'
      if (member === undefined || !(await isActive(member))) return 'account'
      if (gate === 'session') return 'nothing'
      if (gate === 'entitlement' && !(await isEntitled(member, product))) return 'entitlement'
      // A release without an agreement has nothing to accept.
      return eula === undefined || (await findAcceptance(member, eula)) ? 'nothing' : 'eula'
    },
    accept: (member, version, language) =>
      atomically(`eula:${member}`, async (req) => {
        if (await findAcceptance(member, version, req)) return
        const data = { member: member as number, version, language, at: new Date().toISOString() }
        await payload.create({ ...withOverrideAccess, collection: 'eula-acceptances', data, req })
      }),
    async list(member) {
      const { docs } = await payload.find({
        ...all,
        collection: 'member-downloads',
        where: { member: { equals: member } },
        sort: '-lastAt',
      })
      return docs.map(({ completed, eula, file, firstAt, lastAt }) => ({
        file: file as Id,
        eula: eula ?? undefined,
        firstAt,
        lastAt,
        completed,
      }))
    },
    describeAll: (member) => describeAll(payload, member),
    note: (notes) => atomically('downloads', (req) => writeNotes(payload, req, notes)),
  }
}

/** Adds notes to the numbers of the month and, where somebody was signed in, to theirs. */
async function writeNotes(payload: Payload, req: PayloadRequest, notes: readonly DownloadNote[]): Promise<void> {
  for (const { at, file: asked, member, ...numbers } of notes) {
    const file = Number(asked)
    const month = new Date(at).toISOString().slice(0, 7)
    await addTo(payload, req, 'download-counts', { file, month }, numbers)
    if (member === undefined) continue
    const { bytes: _bytes, ...own } = numbers
    const lastAt = new Date(at).toISOString()
    // The account may have been deleted while the bytes were on their way.
    const isThere = await payload.count({ collection: 'members', where: { id: { equals: member } }, req })
    if (isThere.totalDocs > 0)
      await addTo(payload, req, 'member-downloads', { file, member: Number(member) }, own, {
        create: { firstAt: lastAt, lastAt, eula: await acceptedFor(payload, req, member, file) },
        update: { lastAt },
      })
  }
}

/** The agreement that held for a file when it was fetched. */
async function acceptedFor(payload: Payload, req: PayloadRequest, member: Id, file: Id): Promise<string | undefined> {
  const { gate, release } = await payload.findByID({
    ...withOverrideAccess,
    collection: 'release-files',
    id: file,
    req,
  })
  if (gate === 'open' || gate === 'session') return undefined
  const { eula } = await payload.findByID({ ...withOverrideAccess, collection: 'releases', id: release as number, req })
  return eula ?? undefined
}

async function addTo(
  payload: Payload,
  req: PayloadRequest,
  collection: 'download-counts' | 'member-downloads',
  key: Record<string, Id>,
  numbers: Record<string, number>,
  more: { create?: object; update?: object } = {},
): Promise<void> {
  const where: Where = Object.fromEntries(Object.entries(key).map(([name, value]) => [name, { equals: value }]))
  const options = { ...withOverrideAccess, collection, req }
  const collections = openCollections(payload)
  const { docs } = await collections.find({ ...options, where, limit: 1, pagination: false })
  const [before] = docs
  const sums = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number(before?.[name] ?? 0) + value]),
  )
  if (before === undefined) await collections.create({ ...options, data: { ...key, ...sums, ...more.create } })
  else await collections.update({ ...options, id: before.id, data: { ...sums, ...more.update } })
}

async function describeAll(payload: Payload, member: Id): Promise<KeptDownloads> {
  const own = { ...all, where: { member: { equals: member } } }
  const [downloads, agreements, entitlements, notices] = await Promise.all([
    payload.find({ ...own, collection: 'member-downloads', depth: 2, sort: '-lastAt', locale: 'en' }),
    payload.find({ ...own, collection: 'eula-acceptances' }),
    payload.find({ ...own, collection: 'entitlements', depth: 1, locale: 'en' }),
    payload.find({ ...own, collection: 'advisory-notices' }),
  ])
  const textOf = (record: unknown, name: string) => {
    const value = (record as StoredRecord | null)?.[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    files: downloads.docs.map(({ completed, eula, file, firstAt, lastAt }) => ({
      name: textOf(file, 'name'),
      release: textOf((file as { release?: unknown }).release, 'version'),
      firstAt,
      lastAt,
      completed,
      ...(eula && { eula }),
    })),
    agreements: agreements.docs.map(({ at, language, version }) => ({ version, language, at })),
    entitlements: entitlements.docs.map(({ product, until }) => ({
      product: textOf(product, 'slug'),
      ...(until && { until }),
    })),
    notices: notices.docs.map(({ advisory, at }) => ({ advisory, at })),
  }
}
