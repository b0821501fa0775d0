import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitCounts } from '#content/limit-counts.ts'
import { AppError } from '#lib/errors.ts'

interface RateLimit {
  points: number
  /** In seconds. */
  duration: number
  /**
   * Where it is counted. Load limits are per process and in memory, because no page may cost a database write. Limits
   * that must hold across processes use the database where several may run; those that a restart must not reset always
   * do.
   */
  counted?: 'acrossProcesses' | 'forGood'
}

/** All rate limits: how many requests in how many seconds. Stored pages are not limited. */
export const rateLimits = {
  /** Pages that are rendered: searches, personal pages, first visits after a change. */
  page: { points: 600, duration: 60 },
  call: { points: 900, duration: 60 },
  admin: { points: 1200, duration: 60 },
  /** Guessing a staff password from one address; the account's own limits are those of visitors. */
  signIn: { points: 20, duration: 300, counted: 'forGood' },
  setUp: { points: 10, duration: 300, counted: 'forGood' },
  /**
   * Guessing a visitor's or staff member's password: one account from one address, many accounts from one, one account
   * from many.
   */
  memberSignIn: { points: 10, duration: 600, counted: 'forGood' },
  memberSignInAddress: { points: 60, duration: 600, counted: 'forGood' },
  /** Doesn't apply to networks that the account was used from before, so its owner can sign in while others guess. */
  memberSignInAccount: { points: 100, duration: 3600, counted: 'forGood' },
  /** Passwords that are asked for again, or together with a mailed link. */
  memberPassword: { points: 10, duration: 600, counted: 'forGood' },
  memberLinkPassword: { points: 5, duration: 3600, counted: 'forGood' },
  /** Changes to staff accounts by one person, some of which ask for the current password. */
  staffAccount: { points: 30, duration: 600, counted: 'forGood' },
  /** Guessing six digits: per address, and overall. */
  memberSecondFactor: { points: 6, duration: 600, counted: 'forGood' },
  memberSecondFactorAccount: { points: 40, duration: 3600, counted: 'forGood' },
  /** Guessing a mailed link. */
  memberLink: { points: 60, duration: 600, counted: 'forGood' },
  /** Mails that one address may trigger, to one mailbox and in total, and that one mailbox may receive. */
  memberMailTo: { points: 5, duration: 3600, counted: 'forGood' },
  memberMail: { points: 20, duration: 3600, counted: 'forGood' },
  memberMailbox: { points: 30, duration: 3600, counted: 'forGood' },
  /** Errors that a browser reports: enough to be found, too few to fill a disk. */
  errorReport: { points: 20, duration: 600 },
  /** Forms per sending address, and per mailbox that they name. */
  enquiry: { points: 20, duration: 3600, counted: 'acrossProcesses' },
  /** Files uploaded for forms, submitted or not. */
  formFile: { points: 40, duration: 3600, counted: 'acrossProcesses' },
  /** Files of agents, many of whom may share one address; nobody else gets their token. */
  deskFile: { points: 1000, duration: 3600, counted: 'acrossProcesses' },
  enquiryMailbox: { points: 10, duration: 3600, counted: 'acrossProcesses' },
  /** Downloads of release files that one address or account may start; each range request counts. */
  download: { points: 600, duration: 60 },
  downloadLink: { points: 60, duration: 60 },
  /** Invalid tokens from one address; a valid one is never refused. */
  downloadToken: { points: 30, duration: 600, counted: 'acrossProcesses' },
  /** Tickets and replies per account; ratings per address. */
  ticket: { points: 20, duration: 3600, counted: 'acrossProcesses' },
  ticketMessage: { points: 120, duration: 3600, counted: 'acrossProcesses' },
  ticketRating: { points: 30, duration: 3600, counted: 'acrossProcesses' },
  /** Uploads for tickets per account, submitted or not. */
  ticketUpload: { points: 120, duration: 3600, counted: 'acrossProcesses' },
  /** Tickets per account by mail; mails that one sender, and all senders, leave for agents to sort. */
  ticketByMail: { points: 5, duration: 3600, counted: 'acrossProcesses' },
  deskMailSender: { points: 10, duration: 3600, counted: 'acrossProcesses' },
  deskMail: { points: 300, duration: 3600, counted: 'acrossProcesses' },
  /** Counted views of an article, and votes, per address. */
  helpRead: { points: 1, duration: 3600 },
  helpVote: { points: 30, duration: 3600, counted: 'acrossProcesses' },
  /** Translations asked for, per address. */
  translationWish: { points: 30, duration: 3600, counted: 'acrossProcesses' },
} as const satisfies Record<string, RateLimit>
export type LimitName = keyof typeof rateLimits

export interface RateLimiter {
  /**
   * Counts one attempt.
   * @returns seconds to wait when the limit is reached, otherwise `undefined`
   * @throws AppError `unavailable` when counting fails: the request is refused, and the attempt isn't counted
   */
  take: (name: LimitName, key: string) => Promise<number | undefined>
}

/** How many keys over a limit are remembered without asking the database. */
const refusedKept = 10_000

/** @param counts the database's; without it everything is counted in this process */
export function createRateLimiter(isOn: boolean, counts?: LimitCounts): RateLimiter {
  const inProcess = countInProcess()
  const inDatabase = counts && countInDatabase(counts)
  return {
    async take(name, key) {
      if (!isOn) return undefined
      const { counted }: RateLimit = rateLimits[name]
      const isOfDatabase = counted === 'forGood' || (counted === 'acrossProcesses' && counts?.isShared)
      return isOfDatabase && inDatabase ? inDatabase(name, key) : inProcess(name, key)
    },
  }
}

function countInProcess(): RateLimiter['take'] {
  const limiters = new Map(
    Object.entries(rateLimits).map(([name, { duration, points }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, duration, points }),
    ]),
  )
  return async (name, key) => {
    try {
      await limiters.get(name)?.consume(key)
      return undefined
    } catch (error) {
      if (error instanceof RateLimiterRes) return secondsOf(error.msBeforeNext)
      throw error
    }
  }
}

function countInDatabase(counts: LimitCounts): RateLimiter['take'] {
  /** Window ends of keys over the limit, so that further requests cost the database nothing. */
  const refused = new LRUCache<string, number>({ max: refusedKept })
  return async (name, key) => {
    const id = `${name} ${key}`
    const left = (refused.get(id) ?? 0) - Date.now()
    if (left > 0) return secondsOf(left)
    const { duration, points } = rateLimits[name]
    const { count, endsAt } = await counts.add(id, duration).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, detail: `the limit ${name} cannot be counted` })
    })
    if (count <= points) return undefined
    refused.set(id, endsAt)
    return secondsOf(endsAt - Date.now())
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))
