import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { Accounts } from '#portal/auth/accounts.ts'
import type { CallAnswer, CallRequest } from '#portal/call-request.ts'
import type { AdvisoryFacts } from '#domain/mail/facts.ts'
import type { downloadIndex } from './release-list.ts'

type Id = number | string
type Index = z.output<typeof downloadIndex.output>
type Known = Index[number]['releases'][number]['advisories'][number]

/** A release of a product that advisories affect. */
interface Affected {
  product: Pick<Index[number], 'segment' | 'title'>
  version: string
  advisories: Known[]
}

interface Dependencies {
  payload: Payload
  portal: { call: (request: CallRequest) => Promise<CallAnswer> }
  accounts: Pick<Accounts, 'atomically' | 'members' | 'outbox'>
}

/** With override access: no visitor reads these tables. */
const withOverrideAccess = { overrideAccess: true, depth: 0, pagination: false, limit: 0 } as const

/** A notice is worth reading for so long, in milliseconds; a mail server may be away over a weekend. */
const life = 7 * 24 * 60 * 60_000

const keyOf = (release: Id, product: Id) => `${release} ${product}`

/** What is affected, as visitors are shown it. */
async function readAffected(portal: Dependencies['portal'], locale: Locale): Promise<Map<string, Affected>> {
  const { envelope, errorName } = await portal.call({ path: 'download/index', body: {}, locale, requestId: 'notices' })
  if (errorName !== undefined) throw new AppError(errorName)
  const found = (envelope.data as Index).flatMap(({ id, releases, segment, title }) =>
    releases
      .filter(({ advisories }) => advisories.length > 0)
      .map(({ advisories, id: release, version }): [string, Affected] => [
        keyOf(release, id),
        { product: { segment, title }, version, advisories },
      ]),
  )
  return new Map(found)
}

/** Every pair of a member and an advisory that affects what they fetched and that they were not told of. */
async function findUntold(payload: Payload, affected: Map<string, Affected>): Promise<Map<Id, Set<string>>> {
  const releases = [...new Set([...affected.keys()].map((key) => Number(key.split(' ')[0])))]
  const files = await payload.find({
    ...withOverrideAccess,
    collection: 'release-files',
    where: { release: { in: releases } },
    select: { release: true, product: true },
  })
  const keys = new Map(files.docs.map(({ id, product, release }) => [id, keyOf(release as Id, product as Id)]))
  const ofAffected = [...keys].filter(([, key]) => affected.has(key)).map(([id]) => id)
  const fetched = await payload.find({
    ...withOverrideAccess,
    collection: 'member-downloads',
    where: { file: { in: ofAffected } },
    select: { member: true, file: true },
  })
  const untold = new Map<Id, Set<string>>()
  for (const { file, member } of fetched.docs) {
    const of = untold.get(member as Id) ?? new Set()
    for (const { number } of affected.get(keys.get(file as number) ?? '')?.advisories ?? []) of.add(number)
    untold.set(member as Id, of)
  }
  const told = await payload.find({
    ...withOverrideAccess,
    collection: 'advisory-notices',
    where: { member: { in: [...untold.keys()] } },
  })
  for (const { advisory, member } of told.docs) untold.get(member as Id)?.delete(advisory)
  return untold
}

/** What a person fetched of what an advisory affects. */
async function describe(
  { payload, req }: { payload: Payload; req: PayloadRequest },
  member: Id,
  number: string,
  affected: Map<string, Affected>,
): Promise<AdvisoryFacts | undefined> {
  const { docs } = await payload.find({
    ...withOverrideAccess,
    req,
    collection: 'member-downloads',
    where: { member: { equals: member } },
    sort: '-lastAt',
  })
  const where = { id: { in: docs.map(({ file }) => file) } }
  const files = await payload.find({ ...withOverrideAccess, req, collection: 'release-files', where })
  const own = docs.flatMap(({ file }) => {
    const found = files.docs.find(({ id }) => id === file)
    const hit = found && affected.get(keyOf(found.release as Id, found.product as Id))
    const advisory = hit?.advisories.find((each) => each.number === number)
    return hit && advisory ? [{ ...hit, advisory }] : []
  })
  const [last] = own
  if (last === undefined) return undefined
  return {
    number,
    title: last.advisory.title,
    slug: last.advisory.slug,
    product: last.product.segment,
    version: last.version,
    builds: [...new Set(own.map(({ product, version }) => `${product.title} ${version}`))],
    fixedIn: [...new Set(own.flatMap(({ advisory }) => advisory.fixedIn))],
  }
}

/**
 * Tells by mail who fetched a build that an advisory affects: each person once for each advisory, in the language of
 * their account, unless they declined or are blocked.
 */
export function createAdvisoryNotices({ accounts, payload, portal }: Dependencies) {
  /** @returns whether a mail was written */
  const tell = (id: Id, number: string, affected: Record<Locale, Map<string, Affected>>) =>
    accounts.atomically(`advisory-notice:${id}`, async (req) => {
      const member = await accounts.members.findById(id, req)
      if (member === undefined || member.blocked || member.declinesAdvisoryMails) return false
      const where = { member: { equals: id }, advisory: { equals: number } }
      const { totalDocs } = await payload.count({ collection: 'advisory-notices', where, overrideAccess: true, req })
      if (totalDocs > 0) return false
      const advisory = await describe({ payload, req }, id, number, affected[member.language])
      if (advisory === undefined) return false
      const { email: to, language } = member
      await accounts.outbox.add(req, { to, language, template: 'advisory', advisory, life })
      const data = { member: Number(id), advisory: number, at: new Date().toISOString() }
      await payload.create({ collection: 'advisory-notices', data, overrideAccess: true, depth: 0, req })
      return true
    })

  return {
    /** Tells everybody who was not told yet. @returns the number of mails that were written */
    async tellAll(): Promise<number> {
      const [zh, en] = await Promise.all([readAffected(portal, 'zh'), readAffected(portal, 'en')])
      let count = 0
      for (const [member, numbers] of await findUntold(payload, zh))
        for (const number of numbers) if (await tell(member, number, { zh, en })) count += 1
      return count
    },
  }
}
