import type { Where as PrivateWhere } from 'payload'
import type { z } from 'zod'
import type { PublishedCollections, PublishedGlobals } from '#content/payload-types.ts'
import type { Section } from '#domain/section/section-paths.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import type { Member } from './member.ts'
import type { Caller } from './caller.ts'
import type { TakeLimit } from './limit.ts'
import type { FindOptions as PublishedFindOptions } from '#published/published.ts'
import type { StoredRecord } from './records.ts'

export interface FindOptions<Doc = StoredRecord> extends Pick<PublishedFindOptions, 'depth' | 'where'> {
  /** The fields that are needed, for long lists of large records; without it all. */
  select?: readonly (keyof Doc & string)[]
  /** Fields, `-` before one for falling order. */
  sort?: string | string[]
  /** Records a page; 0 is all. */
  limit?: number
  /** Number of the page, from 1; without it the totals are not counted. */
  page?: number
}

/** How records that no visitor reads are asked for. */
export interface OwnFindOptions extends Omit<FindOptions, 'depth' | 'where'> {
  where?: PrivateWhere
}

export interface FoundPage<Doc = StoredRecord> {
  docs: Doc[]
  totalDocs: number
  totalPages: number
}

/**
 * What subjects offer to the handlers of all calls, by name. Each subject adds its own from its own folder
 * (`declare module '#portal/call.ts'`), so that this file knows none of them and none of them knows another by way of it;
 * `createPortal` gives the values.
 *
 * @public
 */
export interface Services {}

/** What a handler may use. */
export interface CallContext extends Readonly<Services> {
  readonly locale: Locale
  readonly requestId: string
  readonly log: Log
  /** What the company does not have: `find` finds nothing of it, and links that lead there leave the answer. */
  readonly off: readonly Section[]
  /**
   * Reads what is published of a collection, in all languages. What was read is noted, and the kept answer is dropped when
   * it changes.
   *
   * @example
   * const { docs, totalPages } = await find('news', { where: { category: { equals: 3 } }, page: 1, limit: 12, depth: 1 })
   */
  find: <Name extends keyof PublishedCollections>(
    collection: Name,
    options?: FindOptions<PublishedCollections[Name]>,
  ) => Promise<FoundPage<PublishedCollections[Name]>>
  /** Reads what is public of a global, in all languages. */
  findGlobal: <Slug extends keyof PublishedGlobals>(slug: Slug) => Promise<PublishedGlobals[Slug]>
  /** The language of a record that is behind the other one, which has changed since; nothing where both say the same. */
  findBehind: (collection: keyof PublishedCollections, id: number | string) => Promise<Locale | undefined>
  /** The answer is wrong after this moment (a period begins or ends). */
  validUntil: (date: Date) => void
  readonly caller: Caller
  /** Counts against a limit of the server's table. @throws AppError `tooManyRequests` */
  limit: (...count: Parameters<TakeLimit>) => Promise<void>
}

/** The context of a call with `access: 'session'`. */
export interface MemberContext extends CallContext {
  readonly member: Member
  /** Reads records that are not published, such as tickets, as the member may see them. */
  findOwn: (collection: 'members' | 'tickets' | 'ticket-messages', options?: OwnFindOptions) => Promise<FoundPage>
}

/** Who may ask: everybody, with the token ignored, or only who is signed in (otherwise 000004 before anything else). */
export type CallAccess = 'public' | 'session'

/**
 * A call of the portal, declared once: the HTTP route, the in-process call, the typed client and the API description
 * all come from it.
 */
export interface Call<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** Path below `/api/portal/`. A `{name}` at the end is a part of the path that becomes a field of the input. */
  path: Path
  /** What it answers or does, for the API description and its page. */
  summary: Record<Locale, string>
  input: Input
  output: Output
  /** An input that the API description shows; without it one is made up from the schema. */
  example?: z.input<Input>
  /** Default `public`. Answers of a `session` call are never kept. */
  access?: CallAccess
  /** Whether the call changes something: it is then never stored and carries an idempotency key. */
  changes?: boolean
  /**
   * Whether answers are kept until something that they were made from changes: what a handler reads is noted as it reads.
   * Not for what is typed freely, which nobody asks for twice. Never with `changes` or for one person.
   */
  isKept?: boolean
  handler: (context: CallContext, input: z.output<Input>) => Promise<z.output<Output>>
}

type Declaration<Path extends string, Input extends z.ZodType, Output extends z.ZodType, Access> = Omit<
  Call<Path, Input, Output>,
  'access' | 'handler'
> & {
  access?: Access
  handler: (
    context: Access extends 'session' ? MemberContext : CallContext,
    input: z.output<Input>,
  ) => Promise<z.output<Output>>
}

/**
 * Declares a call; the types of its input, answer and context follow from its schemas and its access.
 *
 * @example
 *   export const caseCount = defineCall({
 *     path: 'case/count',
 *     summary: { zh: '案例数', en: 'Number of cases' },
 *     input: z.object({}),
 *     output: z.object({ count: z.number() }),
 *     tags: () => ['cases'],
 *     handler: async ({ find }) => ({ count: (await find('cases')).totalDocs }),
 *   })
 */
export function defineCall<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Access extends CallAccess = 'public',
>(call: Declaration<Path, Input, Output, Access>): Call<Path, Input, Output> {
  // The portal gives a session call the context with its member.
  return call as Call<Path, Input, Output>
}
