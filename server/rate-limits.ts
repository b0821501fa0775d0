import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Every limit in one table: how many requests an address may make in how many seconds. Stored bytes are not limited. */
export const rateLimits = {
  /** Pages that are rendered: searches, personal pages, first visits after a change. */
  page: { points: 600, duration: 60 },
  call: { points: 900, duration: 60 },
  admin: { points: 1200, duration: 60 },
  /** Guessing a staff password; Payload locks the account as well. */
  signIn: { points: 20, duration: 300 },
  setUp: { points: 10, duration: 300 },
  /** Guessing a visitor's password: one account from one address, many from one, one from many. */
  memberSignIn: { points: 10, duration: 600 },
  memberSignInAddress: { points: 60, duration: 600 },
  /** Not for addresses that the account was used from before: its owner can sign in while others guess. */
  memberSignInAccount: { points: 100, duration: 3600 },
  /** The password asked for again, and the one beside a mailed link. */
  memberPassword: { points: 10, duration: 600 },
  memberLinkPassword: { points: 5, duration: 3600 },
  /** Guessing six digits: from one address, and from everywhere. */
  memberSecondFactor: { points: 6, duration: 600 },
  memberSecondFactorAccount: { points: 40, duration: 3600 },
  /** Guessing a mailed link. */
  memberLink: { points: 60, duration: 600 },
  /** Mails that one address may cause, to one mailbox and in all, and that one mailbox may get. */
  memberMailTo: { points: 5, duration: 3600 },
  memberMail: { points: 20, duration: 3600 },
  memberMailbox: { points: 30, duration: 3600 },
  /** Errors that a browser reports: enough to be found, too few to fill a disk. */
  errorReport: { points: 20, duration: 600 },
  /** Forms that one address may send, and that may name one mailbox. */
  enquiry: { points: 20, duration: 3600 },
  /** Files that come with forms, sent or not. */
  formFile: { points: 40, duration: 3600 },
  /** Files of agents, who may be many behind one address; their token is given to nobody else. */
  deskFile: { points: 1000, duration: 3600 },
  enquiryMailbox: { points: 10, duration: 3600 },
  /** Files of releases that one address or account may begin to fetch, each part of one counted. */
  download: { points: 600, duration: 60 },
  downloadLink: { points: 60, duration: 60 },
  /** Tickets that one account opens, and what it writes to them; ratings from one address. */
  ticket: { points: 20, duration: 3600 },
  ticketMessage: { points: 120, duration: 3600 },
  ticketRating: { points: 30, duration: 3600 },
  /** Uploads for tickets that one account begins, sent or not. */
  ticketUpload: { points: 120, duration: 3600 },
  /** Tickets that one account opens by mail; mails that one sender, and all senders, leave for agents to place. */
  ticketByMail: { points: 5, duration: 3600 },
  deskMailSender: { points: 10, duration: 3600 },
  deskMail: { points: 300, duration: 3600 },
  /** Readings of one article that count, and votes, from one address. */
  helpRead: { points: 1, duration: 3600 },
  helpVote: { points: 30, duration: 3600 },
} as const
export type LimitName = keyof typeof rateLimits

export interface RateLimiter {
  /** Seconds to wait when the limit is reached, otherwise `undefined`. */
  take: (name: LimitName, key: string) => Promise<number | undefined>
}

export function createRateLimiter(isOn: boolean): RateLimiter {
  const limiters = new Map(
    Object.entries(rateLimits).map(([name, limit]) => [name, new RateLimiterMemory({ keyPrefix: name, ...limit })]),
  )
  return {
    async take(name, key) {
      if (!isOn) return undefined
      try {
        await limiters.get(name)?.consume(key)
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    },
  }
}
