import type { Payload } from 'payload'
import { readKeyring } from '#content/secret.ts'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import { createDeskAddresses } from '#domain/desk-mail/desk-address.ts'
import { type Handled, type MailHandler, openImapBox } from './imap.ts'
import { largestMail } from '#domain/desk-mail/read-mail.ts'
import { openSmtpInbox } from './smtp-inbox.ts'
import { createDeskMail, type DeskMail, type Received } from '#portal/desk-mail/receive.ts'
import type { TakeLimit } from '#portal/limit.ts'
import { startPolling, type Worker } from './polling.ts'

/** How often the mailbox is polled, in milliseconds. */
const pollEvery = 30_000
/** Failures before a mail is set aside for an agent. */
const mostFailures = 5

type Settings = Pick<Env, 'DESK_MAIL_ADDRESS' | 'DESK_IMAP_URL' | 'DESK_SMTP_PORT' | 'DESK_MAIL_AUTHSERV'>

interface Dependencies {
  payload: Payload
  log: Log
  origin: string
  env: Settings
  takeLimit: TakeLimit
}

const handled = (received: Received): Handled => (received === 'later' ? 'later' : 'done')

/** Handles each mail of the mailbox. One that fails stays in the mailbox, and is set aside after repeated failures. */
export function handleMails(desk: DeskMail, log: Log): MailHandler {
  return {
    take: async (raw) => handled(await desk.receive(raw)),
    takeLarge: async (head) => handled(await desk.setAside(head, 'large')),
    async failed(error, raw, failures) {
      log.error({ err: error, failures }, 'a mail to the desk cannot be taken')
      if (failures < mostFailures) return 'later'
      try {
        return handled(await desk.setAside(raw.subarray(0, 65_536), 'unreadable'))
      } catch {
        // The database is at fault, not the mail.
        return 'later'
      }
    },
  }
}

/** Receives the desk's mail while the process runs, over IMAP or SMTP. Off when neither is configured. */
export function startDeskMailWorker({ env, log, origin, payload, takeLimit }: Dependencies): Worker {
  const { DESK_IMAP_URL, DESK_MAIL_ADDRESS: address, DESK_MAIL_AUTHSERV: authserv, DESK_SMTP_PORT } = env
  if (address === undefined) return { stop: () => Promise.resolve() }
  const desk = createDeskMail({ payload, log, origin, address, authserv, takeLimit })
  const handler = handleMails(desk, log)
  const box = DESK_IMAP_URL === undefined ? undefined : openImapBox(DESK_IMAP_URL, largestMail)
  const rounds = startPolling(
    log,
    box === undefined
      ? []
      : [
          {
            name: 'fetch_desk_mail',
            every: pollEvery,
            work: () => box.poll(handler),
            failure: 'the mailbox of the desk cannot be read',
            // Logs only the code of a library error: the message may quote the server's reply and the account name.
            factsOf: (error) => ({ reason: reasonOf(error) }),
            isFirst: true,
          },
        ],
  )
  const { isOwn } = createDeskAddresses(address, readKeyring(payload))
  const inbox =
    DESK_SMTP_PORT === undefined
      ? undefined
      : openSmtpInbox({ port: DESK_SMTP_PORT, maxBytes: largestMail, isOurs: isOwn, take: handler.take }).catch(
          (error: unknown) => log.error({ reason: reasonOf(error) }, 'mails to the desk cannot be taken by SMTP'),
        )
  return {
    stop: async () => {
      await (await inbox)?.close()
      await rounds.stop()
    },
  }
}

function reasonOf(error: unknown): string {
  const { authenticationFailed, code, serverResponseCode } = error as Record<string, unknown>
  if (authenticationFailed === true) return 'the server refuses the account or its password'
  return [code, serverResponseCode].filter((each) => typeof each === 'string').join(' ') || 'unknown'
}
