import type { Payload, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { CommitError } from '#content/database-transactions.ts'
import { openIdempotencyKeys } from '#content/idempotency-keys.ts'
import { readKeyring } from '#content/secret.ts'
import { cachePolicies, type Facts, TagCache } from '#lib/cache.ts'
import { AppError } from '#lib/errors.ts'
import type { Log } from '#lib/log.ts'
import type { OidcProvider } from '#lib/oidc-providers.ts'
import { openPublished, type Published } from '#published/published.ts'
import type { Where } from '#published/where.ts'
import type { FindPlace } from './auth/places.ts'
import type { Member } from './member.ts'
import type { Call, CallContext, MemberContext, Services } from './call.ts'
import type { CallAnswer, CallRequest } from './call-request.ts'
import { createChanges } from './changes.ts'
import { type Envelope, failureEnvelope, parseInput, successCode } from './envelope.ts'
import { findPage } from './find-page.ts'
import { createIdempotency } from './idempotency.ts'
import { createLimit, type TakeLimit } from './limit.ts'
import { createMatcher, withoutFlag } from './match-call.ts'
import type { Section } from '#domain/section/section-paths.ts'
import { collectionsOf } from '#domain/section/sections.ts'
import { withoutOff } from '#domain/section/without-off.ts'
import { createServices } from './services.ts'
import { createOffSections } from './site/off-sections.ts'

export interface Portal {
  call: (request: CallRequest) => Promise<CallAnswer>
  has: (path: string) => boolean
  /** What the company does not have. */
  off: () => Promise<readonly Section[]>
  /** Drops the stored answers made from the tags. */
  purge: (tags: readonly string[]) => void
  /** What the calls work with, for what the server does beside them: there is one of each in a process. */
  services: Readonly<Services>
}

interface Dependencies {
  payload: Payload
  log: Log
  calls: readonly Call[]
  /** Whether every answer is checked against its own schema: in tests and development. */
  checksAnswers: boolean
  /** Whether answers are kept; off only to measure. */
  keepsAnswers?: boolean
  /** How long a repeated call waits for the first in another process, in milliseconds. */
  repeatWaitsFor?: number
  /** Counts against the server's limits; without it nothing is limited. */
  takeLimit?: TakeLimit
  /** Origin of the links in mails; from the configuration, never from a request. */
  origin?: string
  /** Whether the disk has room for what writes; without it that is not asked. */
  hasRoom?: () => boolean
  /** Services that visitors may sign in by; by default those of the configuration. */
  providers?: readonly OidcProvider[]
  /** What is public is read there; by default it is opened on the database. */
  published?: Published
  /** Where people sign in from; without it that is not told. */
  findPlace?: FindPlace
}

interface Kept {
  envelope: Envelope
  facts: Facts
  bytes: number
}

/** Answers a call, with what the answer was made from; of sections that are off there is nothing in it. */
function createRun(
  parts: Omit<ContextParts, 'off'>,
  sections: ReturnType<typeof createOffSections>,
  checksAnswers: boolean,
) {
  return async (call: Call, input: unknown, request: CallRequest, member?: Member): Promise<Kept> => {
    const account = openAccount()
    const off = await sections.read(request.published, account.onRead)
    const context = createContext({ ...parts, off }, request, member, account)
    const answer: unknown = await call.handler(context, input)
    const data = off.length === 0 ? answer : withoutOff(answer, off)
    // A draft may lack what a published record has to have.
    if (checksAnswers && !request.published) checkAnswer(call, data)
    return {
      envelope: { code: successCode, message: '', data },
      facts: account.facts(),
      bytes: JSON.stringify(data).length,
    }
  }
}

/** The portal's calls, ready to be asked: in process while the server renders, and behind the HTTP routes. */
export function createPortal(dependencies: Dependencies): Portal {
  const { calls, checksAnswers, hasRoom, keepsAnswers = true, log, payload, repeatWaitsFor, takeLimit } = dependencies
  const { published = openPublished(payload) } = dependencies
  const once = createIdempotency({
    keys: openIdempotencyKeys(payload),
    log,
    secrets: readKeyring(payload),
    ...(repeatWaitsFor !== undefined && { waitsFor: repeatWaitsFor }),
  })
  const answers = new TagCache<Kept>({ ...cachePolicies.call, sizeOf: ({ bytes }) => bytes })
  const parts = { payload, log, takeLimit, published, ...createServices(dependencies) }
  const find = createMatcher(calls)
  const sections = createOffSections(published)

  const run = createRun(parts, sections, checksAnswers)
  const changes = createChanges(once, run, (error, request) => fail(error, request, log))

  return {
    has: (path) => find(path) !== undefined,
    off: () => sections.read(),
    services: parts,
    purge: (tags) => {
      answers.purge(tags)
      parts.totals.purge(tags)
      parts.search.purge(tags)
      sections.purge(tags)
    },
    async call(request) {
      try {
        const { call, fields } = find(request.path) ?? refuseUnknown(request.path)
        if (call.changes && hasRoom?.() === false) throw new AppError('unavailable', { detail: 'the disk is full' })
        const body = withoutFlag(request.body, fields)
        // Before the input is looked at: who is not signed in learns nothing about it.
        const member = call.access === 'session' ? await parts.accounts.sessions.find(request.caller?.token) : undefined
        if (call.access === 'session' && member === undefined) return await changes.refuseOrRepeat(call, body, request)
        const input = parseInput(call.input, body, request.locale)
        if (call.changes) return await changes.answer(call, input, request, member)
        // What is made for one person is never kept for another.
        const isPersonal = !call.isKept || call.access === 'session' || request.published !== undefined
        if (isPersonal || !keepsAnswers) {
          const { envelope, facts } = await run(call, input, request, member)
          return isPersonal ? { envelope } : { envelope, facts }
        }
        const key = `${request.locale} ${request.path} ${JSON.stringify(input)}`
        const { value } = await answers.getOrMake(key, async () => {
          const kept = await run(call, input, request)
          return { value: kept, facts: kept.facts }
        })
        return { envelope: value.envelope, facts: value.facts }
      } catch (error) {
        return fail(error, request, log)
      }
    },
  }
}

function fail(error: unknown, request: CallRequest, log: Log): CallAnswer {
  const { envelope, errorName } = failureEnvelope(error, request.locale, request.requestId)
  const isReportable = !(error instanceof AppError) || error.isReportable
  if (isReportable) log.error({ err: error, requestId: request.requestId, call: request.path }, 'call failed')
  const isOutcomeUnknown = error instanceof CommitError && error.isOutcomeUnknown
  return { envelope, errorName, ...(isOutcomeUnknown && { isOutcomeUnknown }) }
}

function refuseUnknown(path: string): never {
  throw new AppError('notFound', { detail: `no call ${path}` })
}

function checkAnswer(call: Call, data: unknown): void {
  const result = call.output.safeParse(data)
  if (!result.success) throw new Error(`The answer of ${call.path} is off its own schema: ${result.error.message}`)
}

interface ContextParts extends ReturnType<typeof createServices> {
  payload: Payload
  log: Log
  takeLimit: TakeLimit | undefined
  published: Published
  off: readonly Section[]
}

/** What a call has read, and until when that holds. */
interface Account {
  onRead: (tags: readonly string[]) => void
  validUntil: (date: Date) => void
  facts: () => Facts
}

/** More records of a collection than this are as good as all of it: a purge is told all its tags, and answers keep them. */
const mostRecords = 40

function openAccount(): Account {
  const recordsOf = new Map<string, Set<string>>()
  let expiresAt: number | undefined
  return {
    onRead: (tags) => {
      for (const tag of tags) {
        const [source = ''] = tag.split(':')
        recordsOf.set(source, (recordsOf.get(source) ?? new Set()).add(tag))
      }
    },
    validUntil: (date) => {
      expiresAt = Math.min(expiresAt ?? Number.POSITIVE_INFINITY, date.getTime())
    },
    facts: () => ({
      tags: [...recordsOf].flatMap(([source, tags]) =>
        tags.has(source) || tags.size > mostRecords ? [source] : [...tags],
      ),
      expiresAt,
    }),
  }
}

/**
 * What is public is read from the published side, which has nothing else; what is one person's with that person's own
 * identity, so that Payload's access rules decide. All languages are read, because which one a record is shown in depends
 * on which it has (L6).
 */
function createContext(
  { log, off, payload, published: shared, takeLimit, totals, ...services }: ContextParts,
  request: CallRequest,
  member: Member | undefined,
  { onRead, validUntil }: Account,
): CallContext | MemberContext {
  const { published: whole = shared } = request
  const absent = collectionsOf(off)
  const published = absent.size === 0 ? whole : whole.without(absent)
  return {
    off,
    locale: request.locale,
    requestId: request.requestId,
    log,
    validUntil,
    caller: request.caller ?? {},
    ...services,
    limit: createLimit(takeLimit),
    ...(member && { member, findOwn: openOwn(payload, member) }),
    find: async (collection, options = {}) => {
      const { limit = 12, page } = options
      const parts = {
        read: ({ limit: size, page: number, ...asked }: typeof options & { limit: number; page: number }) =>
          published.find(collection, { ...asked, limit: size, offset: (number - 1) * size, onRead }),
        count: (where: Where) => {
          const count = () => published.count(collection, where, onRead)
          return request.published || absent.has(collection) ? count() : totals.count(collection, where, count)
        },
      }
      return findPage(parts, { ...options, limit, ...(page !== undefined && { page }) })
    },
    findGlobal: (slug) => published.findGlobal(slug, onRead),
    findBehind: (collection, id) => published.findBehind(collection, Number(id), onRead),
  }
}

/** Reads as a member, in all languages: Payload's access rules decide what is theirs. */
function openOwn(payload: Payload, member: Member): MemberContext['findOwn'] {
  const user = { id: member.id, collection: 'members' } as PayloadRequest['user']
  const collections = openCollections(payload)
  return async (collection, { limit = 12, page, select, sort, where = {} } = {}) => {
    const asMember = {
      overrideAccess: false,
      user,
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      collection,
    } as const
    const read = async (asked: { limit: number; page: number; sort?: string | string[] }) => {
      const { docs } = await collections.find({
        ...asMember,
        where,
        limit: asked.limit,
        page: asked.page,
        ...(asked.sort !== undefined && { sort: asked.sort }),
        pagination: false,
        ...(select && { select: Object.fromEntries(select.map((name) => [name, true as const])) }),
      })
      return docs
    }
    const count = async () => (await collections.count({ ...asMember, where })).totalDocs
    return findPage(
      { read, count },
      { limit, ...(page !== undefined && { page }), ...(sort !== undefined && { sort }) },
    )
  }
}
