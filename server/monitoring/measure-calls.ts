import type { Call } from '#portal/call.ts'
import { createMatcher } from '#portal/match-call.ts'
import type { Portal } from '#portal/portal.ts'

/** One answered call. Its name is the declared path, never what was asked for; its result is `ok` or the name of an error. */
export interface MeasuredCall {
  call: string
  result: string
  seconds: number
}

/** A portal that tells of each call, whether a browser asked it or a page that was being rendered. */
export function measureCalls(
  portal: Portal,
  calls: readonly Call[],
  observe: (measured: MeasuredCall) => void,
): Portal {
  const find = createMatcher(calls)
  return {
    ...portal,
    async call(request) {
      const begun = performance.now()
      const answer = await portal.call(request)
      observe({
        call: find(request.path)?.call.path ?? 'unknown',
        result: answer.errorName ?? 'ok',
        seconds: (performance.now() - begun) / 1000,
      })
      return answer
    },
  }
}
