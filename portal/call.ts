import type { Where } from 'payload'
import type { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import type { Member } from './member.ts'
import type { Caller } from './caller.ts'
import type { TakeLimit } from './limit.ts'
import type { StoredRecord } from './records.ts'

export interface FindOptions {
  where?: Where
  /** Fields, `-` before one for falling order. */
  sort?: string | string[]
  /** Records a page; 0 is all. */
  limit?: number
  /** Number of the page, from 1; without it the totals are not counted. */
  page?: number
  /** How many relations deep records are filled in; pictures need 1. */
  depth?: number
  /** The fields that are read, for long lists of large records; without it all. */
  select?: readonly string[]
}

export interface FoundPage {
  docs: StoredRecord[]
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

/** What a handler may use. Reads go through {@link CallContext.find}, which carries the caller's own identity. */
export interface CallContext extends Readonly<Services> {
  readonly locale: Locale
  readonly requestId: string
  readonly log: Log
  /** Reads records as the caller may see them, in all languages. */
  find: (collection: string, options?: FindOptions) => Promise<FoundPage>
  /** Reads a global as the caller may see it, in all languages. */
  findGlobal: (slug: string) => Promise<StoredRecord>
  /** The answer is wrong after this moment (a period begins or ends). */
  validUntil: (date: Date) => void
  readonly caller: Caller
  /** Counts against a limit of the server's table. @throws AppError `tooManyRequests` */
  limit: (...count: Parameters<TakeLimit>) => Promise<void>
}

/** The context of a call with `access: 'session'`: `find` reads as this member. */
export interface MemberContext extends CallContext {
  readonly member: Member
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
  /** What an answer is made from; a call without tags is never stored. */
  tags?: (output: z.output<Output>) => string[]
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

/** Declares a call; the types of its input, answer and context follow from its schemas and its access. */
export function defineCall<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Access extends CallAccess = 'public',
>(call: Declaration<Path, Input, Output, Access>): Call<Path, Input, Output> {
  // The portal gives a session call the context with its member.
  return call as Call<Path, Input, Output>
}
