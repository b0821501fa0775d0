import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitCounts } from '#content/limit-counts.ts'
import { AppError } from '#lib/errors.ts'

interface RateLimit {
  points: number
  /** In seconds. */
  duration: number
  /**
   * Where it is counted. Load is each process's own, in its memory, as no page may cost a write. What must hold across
   * processes is in the database where there may be several; what a restart must not forgive is there always.
   */
  counted?: 'acrossProcesses' | 'forGood'
}

/** Every limit in one table: how many requests an address may make in how many seconds. Stored bytes are not limited. */
export const rateLimits = {
  /** Pages that are rendered: searches, personal pages, first visits after a change. */
  page: { points: 600, duration: 60 },
  call: { points: 900, duration: 60 },
  admin: { points: 1200, duration: 60 },
  /** Guessing a staff password from one address; the account's own limits are those of visitors. */
  signIn: { points: 20, duration: 300, counted: 'forGood' },
  setUp: { points: 10, duration: 300, counted: 'forGood' },
  /** Guessing the password of a visitor or of staff: one account from one address, many from one, one from many. */
  memberSignIn: { points: 10, duration: 600, counted: 'forGood' },
  memberSignInAddress: { points: 60, duration: 600, counted: 'forGood' },
  /** Not for addresses that the account was used from before: its owner can sign in while others guess. */
  memberSignInAccount: { points: 100, duration: 3600, counted: 'forGood' },
  /** The password asked for again, and the one beside a mailed link. */
  memberPassword: { points: 10, duration: 600, counted: 'forGood' },
  memberLinkPassword: { points: 5, duration: 3600, counted: 'forGood' },
  /** Changes of accounts of staff by one person, some of which ask for the present password. */
  staffAccount: { points: 30, duration: 600, counted: 'forGood' },
  /** Guessing six digits: from one address, and from everywhere. */
  memberSecondFactor: { points: 6, duration: 600, counted: 'forGood' },
  memberSecondFactorAccount: { points: 40, duration: 3600, counted: 'forGood' },
  /** Guessing a mailed link. */
  memberLink: { points: 60, duration: 600, counted: 'forGood' },
  /** Mails that one address may cause, to one mailbox and in all, and that one mailbox may get. */
  memberMailTo: { points: 5, duration: 3600, counted: 'forGood' },
  memberMail: { points: 20, duration: 3600, counted: 'forGood' },
  memberMailbox: { points: 30, duration: 3600, counted: 'forGood' },
  /** Errors that a browser reports: enough to be found, too few to fill a disk. */
  errorReport: { points: 20, duration: 600 },
  /** Forms that one address may send, and that may name one mailbox. */
  enquiry: { points: 20, duration: 3600, counted: 'acrossProcesses' },
  /** Files that come with forms, sent or not. */
  formFile: { points: 40, duration: 3600, counted: 'acrossProcesses' },
  /** Files of agents, who may be many behind one address; their token is given to nobody else. */
  deskFile: { points: 1000, duration: 3600, counted: 'acrossProcesses' },
  enquiryMailbox: { points: 10, duration: 3600, counted: 'acrossProcesses' },
  /** Files of releases that one address or account may begin to fetch, each part of one counted. */
  download: { points: 600, duration: 60 },
  downloadLink: { points: 60, duration: 60 },
  /** Tokens that are wrong, from one address; who has a right one is never kept out. */
  downloadToken: { points: 30, duration: 600, counted: 'acrossProcesses' },
  /** Tickets that one account opens, and what it writes to them; ratings from one address. */
  ticket: { points: 20, duration: 3600, counted: 'acrossProcesses' },
  ticketMessage: { points: 120, duration: 3600, counted: 'acrossProcesses' },
  ticketRating: { points: 30, duration: 3600, counted: 'acrossProcesses' },
  /** Uploads for tickets that one account begins, sent or not. */
  ticketUpload: { points: 120, duration: 3600, counted: 'acrossProcesses' },
  /** Tickets that one account opens by mail; mails that one sender, and all senders, leave for agents to place. */
  ticketByMail: { points: 5, duration: 3600, counted: 'acrossProcesses' },
  deskMailSender: { points: 10, duration: 3600, counted: 'acrossProcesses' },
  deskMail: { points: 300, duration: 3600, counted: 'acrossProcesses' },
  /** Readings of one article that count, and votes, from one address. */
  helpRead: { points: 1, duration: 3600 },
  helpVote: { points: 30, duration: 3600, counted: 'acrossProcesses' },
} as const satisfies Record<string, RateLimit>
export type LimitName = keyof typeof rateLimits

export interface RateLimiter {
  /**
   * Counts once.
   * @returns seconds to wait when the limit is reached, otherwise `undefined`
   * @throws AppError `unavailable` when it cannot be counted: then nothing is let through, and no try is spent
   */
  take: (name: LimitName, key: string) => Promise<number | undefined>
}

/** So many of the keys that are past a limit are known without asking the database. */
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
  /** When the window ends of who is past the limit: asking on costs the database nothing. */
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
