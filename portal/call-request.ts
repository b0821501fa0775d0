import type { Facts } from '#lib/cache.ts'
import type { ErrorName } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { Published } from '#published/published.ts'
import type { Envelope } from './answer.ts'
import type { Caller } from './caller.ts'

export interface CallRequest {
  /** Path below `/api/portal/`. */
  path: string
  body: unknown
  locale: Locale
  requestId: string
  /** From the header `Idempotency-Key`; only calls that change something heed it. */
  idempotencyKey?: string | undefined
  /** Who asks over HTTP. */
  caller?: Caller
  /** What is read in the place of what is published, for a preview; the answer is then kept nowhere. */
  published?: Published | undefined
}

export interface CallAnswer {
  envelope: Envelope
  /** Set when the call failed. */
  errorName?: ErrorName
  /** Whether it may have been done all the same: the database was lost at the very end. */
  isOutcomeUnknown?: boolean
  /** What the answer was made from; without them nothing made from it may be stored. */
  facts?: Facts
}
