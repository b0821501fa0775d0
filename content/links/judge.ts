import type { RequestOutcome } from './public-request.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** What is kept of an address. Moments are ISO 8601. */
export interface CheckedLink {
  id: number
  address: string
  nextAt?: string | null
  checkedAt?: string | null
  failingSince?: string | null
  isBroken?: boolean | null
  reason?: string | null
}

/** A server that wants a sign-in, takes us for a machine, or is asked too often: there is something there. */
const refusesMachines = new Set([401, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999])

/** Why an address cannot be opened; `undefined` when it can. */
export function failureOf(outcome: RequestOutcome): string | undefined {
  if ('failure' in outcome) return outcome.failure
  return outcome.status < 400 || refusesMachines.has(outcome.status) ? undefined : String(outcome.status)
}

/**
 * What is to be kept after an address was asked for. A server may be down for an hour: it is broken only when it fails again
 * a day after it first did.
 *
 * @param isCertain for what no second look changes, such as a page of this site that there is not
 */
export function judge(
  link: CheckedLink,
  failure: string | undefined,
  { isCertain = false, now }: { now: Date; isCertain?: boolean },
): Omit<CheckedLink, 'id' | 'address'> {
  const checkedAt = now.toISOString()
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
  if (failure === undefined)
    return { checkedAt, nextAt: after(7 * day), failingSince: null, isBroken: false, reason: null }
  const failingSince = link.failingSince ?? checkedAt
  const isOld = now.getTime() - Date.parse(failingSince) >= day
  return {
    checkedAt,
    nextAt: after(day),
    failingSince,
    isBroken: isCertain || link.isBroken === true || isOld,
    reason: failure,
  }
}

/** How long an address is not asked for by anybody else while somebody does, and after the network was away. */
export const claimed = hour
