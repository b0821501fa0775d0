import { AppError } from '#lib/errors.ts'
import type { Caller } from './caller.ts'

/** Limits that calls count by themselves, by account or address; how many of each is in the server's one table. */
export type CallLimit =
  | 'memberSignIn'
  | 'memberSignInAddress'
  | 'memberSignInAccount'
  | 'memberMail'
  | 'memberMailTo'
  | 'memberMailbox'
  | 'memberLink'
  | 'memberLinkPassword'
  | 'memberPassword'
  | 'memberSecondFactor'
  | 'memberSecondFactorAccount'
  | 'errorReport'
  | 'enquiry'
  | 'enquiryMailbox'
  | 'downloadLink'
  | 'ticket'
  | 'ticketMessage'
  | 'ticketRating'
  | 'ticketByMail'
  | 'deskMail'
  | 'deskMailSender'
  | 'helpRead'
  | 'helpVote'
  | 'translationWish'

/** Counts once against a limit. @returns seconds to wait when the limit is reached, otherwise `undefined` */
export type TakeLimit = (name: CallLimit, key: string) => Promise<number | undefined>

/** The limit as handlers use it: past it the call is refused. */
export function createLimit(take: TakeLimit | undefined) {
  return async (name: CallLimit, key: string): Promise<void> => {
    const wait = await take?.(name, key)
    if (wait !== undefined) throw new AppError('tooManyRequests', { detail: `${name}, ${wait} s` })
  }
}

/** Counts a mail that a call causes, whether or not one will be sent: a refusal must not tell which addresses have accounts. */
export async function limitMails(
  { caller, limit }: { caller: Caller; limit: ReturnType<typeof createLimit> },
  email: string,
): Promise<void> {
  const address = caller.address ?? ''
  await limit('memberMail', address)
  await limit('memberMailTo', `${email} ${address}`)
  await limit('memberMailbox', email)
}
