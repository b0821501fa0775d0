import { AppError } from '#lib/errors.ts'
import type { Member } from './member.ts'
import type { Call } from './call.ts'
import type { createIdempotency } from './idempotency.ts'
import type { CallAnswer, CallRequest } from './call-request.ts'

/** Calls that change something: with a key each is done once, however often it is sent. */
export interface Changes {
  answer: (call: Call, input: unknown, request: CallRequest, member?: Member) => Promise<CallAnswer>
  /**
   * A change may end the very session that it came by (signing out, a new password). When its answer was lost on the
   * way it is sent again, and the kept answer is what it gets; everybody else is refused.
   */
  refuseOrRepeat: (call: Call, body: unknown, request: CallRequest) => Promise<CallAnswer>
}

export function createChanges(
  once: ReturnType<typeof createIdempotency>,
  run: Changes['answer'],
  fail: (error: unknown, request: CallRequest) => CallAnswer,
): Changes {
  return {
    async answer(call, input, request, member) {
      const { caller, idempotencyKey: key, locale, path } = request
      if (key === undefined) return { envelope: (await run(call, input, request, member)).envelope }
      const change = () => run(call, input, request, member).catch((error: unknown) => fail(error, request))
      return once({ key, token: caller?.token, path, input, locale }, change)
    },
    async refuseOrRepeat(call, body, request) {
      const { caller, idempotencyKey: key, locale, path } = request
      const refusal = fail(new AppError('sessionExpired'), request)
      if (!call.changes || key === undefined || caller?.token === undefined) return refusal
      const input = call.input.safeParse(body)
      if (!input.success) return refusal
      return once({ key, token: caller.token, path, input: input.data, locale }, () => Promise.resolve(refusal))
    },
  }
}
