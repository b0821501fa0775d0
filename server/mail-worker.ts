import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import { createSmtpMailer } from '#lib/mail/smtp.ts'
import { tidyAccounts } from '#portal/auth/tidy.ts'
import { tidyDeskInbox } from '#portal/desk-mail/decisions.ts'
import { tidyEnquiries } from '#portal/enquiry/tidy.ts'
import { tidyFormFiles } from '#portal/form-files/tidy.ts'
import { createDelivery } from '#portal/mail/delivery.ts'

/** How often the outbox is looked at, in milliseconds. */
const interval = 2000
const tidyInterval = 60 * 60_000

/** How long a stop waits for the mail that is being sent; cut off, it is sent again after its lease. */
const stopLimit = 5000

interface MailWorker {
  /** Lets the mail that is being sent end, and starts no other. */
  stop: () => Promise<void>
}

/** Sends what waits in the outbox while the process runs, and tidies what has expired. */
export function startMailWorker(payload: Payload, env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>, log: Log): MailWorker {
  const { MAIL_FROM, SMTP_URL } = env
  const mailer = SMTP_URL === undefined ? undefined : createSmtpMailer(SMTP_URL)
  const delivery = mailer && createDelivery({ payload, mailer, from: MAIL_FROM ?? '', log })
  let current: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const stopping = new AbortController()
  const run = (work: () => Promise<unknown>, failure: string) => {
    if (isBusy || stopping.signal.aborted) return
    isBusy = true
    current = work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        isBusy = false
      })
  }
  const tidyAll = async () => {
    await tidyAccounts(payload)
    await tidyEnquiries(payload)
    await tidyDeskInbox(payload)
    await tidyFormFiles(payload)
  }
  const tidy = () => run(tidyAll, 'expired accounts, enquiries and files cannot be tidied')
  const timers = [setInterval(tidy, tidyInterval)]
  // What expired while nothing ran.
  tidy()
  const sendDue = async () => {
    while (!stopping.signal.aborted && (await delivery?.sendNext()) === true);
  }
  if (delivery) timers.push(setInterval(() => run(sendDue, 'the outbox cannot be sent'), interval))
  return {
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.race([current, setTimeout(stopLimit, undefined, { ref: false })])
      mailer?.close()
    },
  }
}
