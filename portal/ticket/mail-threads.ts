import type { Payload } from 'payload'
import { readKeyring } from '#content/secret.ts'
import { env } from '#lib/env.ts'
import { createDeskAddresses } from '#domain/desk-mail/desk-address.ts'
import type { MailThread } from '#domain/mail/render.ts'

interface Place {
  /** The mail that the others of its thread refer to. */
  isFirst?: boolean
  /** Staff answer at the desk, so they are given no address to answer to. */
  isAnswered?: boolean
  /** An answer is not taken into the ticket by itself yet. */
  isHeld?: boolean
}

/**
 * How the mails of a ticket to one receiver hang together. Programs know a thread by what its mails refer to, and Gmail and
 * Outlook part it when the subject changes (domain/mail/ticket-subject.ts). So it is with a desk that reads no mail, too: only
 * the address to answer to is missing then.
 */
export function createMailThreads(payload: Payload) {
  const own = env.DESK_MAIL_ADDRESS ?? env.MAIL_FROM ?? 'desk@localhost'
  const addresses = createDeskAddresses(own, readKeyring(payload))
  return (ticket: number, to: string, { isAnswered = true, isFirst = false, isHeld = false }: Place = {}) => {
    const [right, references] = [{ ticket, to }, addresses.threadId({ ticket, to })]
    const ids = isFirst ? { messageId: references } : { messageId: addresses.messageId(right), references }
    const loop = env.DESK_MAIL_ADDRESS !== undefined && { loop: addresses.plain }
    const answers = loop && isAnswered && { replyTo: addresses.of(right), isHeld }
    return { thread: { ...ids, ...loop, ...answers } satisfies MailThread }
  }
}
