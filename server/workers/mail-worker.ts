import type { Payload } from 'payload'
import { openLimitCounts } from '#content/limit-counts.ts'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import { createSmtpMailer } from '#lib/mail/smtp.ts'
import { tidyAccounts } from '#portal/auth/tidy.ts'
import { tidyDeskInbox } from '#portal/desk-mail/decisions.ts'
import { tidyEnquiries } from '#portal/enquiry/tidy.ts'
import { tidyFormFiles } from '#portal/form-file/tidy.ts'
import { createDelivery } from '#portal/mail/delivery.ts'
import { createMailOrders } from '#portal/mail/orders.ts'
import { tidyUploads } from '#portal/ticket/tidy-uploads.ts'
import { type PollingTask, startPolling, type Worker } from './polling.ts'

/** How often the outbox is polled, in milliseconds. */
const interval = 2000
const tidyInterval = 60 * 60_000

/** Sends what waits in the outbox while the process runs, and tidies what has expired. */
export function startMailWorker(
  payload: Payload,
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL'>,
  log: Log,
  origin: string,
): Worker {
  const { MAIL_FROM, SMTP_URL } = env
  const mailer = SMTP_URL === undefined ? undefined : createSmtpMailer(SMTP_URL)
  const delivery = mailer && createDelivery({ payload, mailer, from: MAIL_FROM ?? '', log })
  const tidyAll = async () => {
    await tidyAccounts(payload)
    await tidyEnquiries(payload)
    await tidyDeskInbox(payload)
    await tidyFormFiles(payload)
    await tidyUploads()
    await openLimitCounts(payload).tidy()
  }
  const rounds: PollingTask[] = [
    // Also at the start, for what expired while no process ran.
    {
      name: 'tidy_expired',
      every: tidyInterval,
      work: tidyAll,
      failure: 'expired accounts, enquiries, files and limits cannot be tidied',
      isFirst: true,
    },
  ]
  const orders = createMailOrders({ payload, log, origin })
  const writeOrdered = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await orders.writeNext()));
  }
  rounds.push({
    name: 'write_ordered_mails',
    every: interval,
    work: writeOrdered,
    failure: 'the mails that were ordered cannot be written',
  })
  if (delivery) {
    const sendDue = async (stopping: AbortSignal) => {
      // A mail that a stop cuts off is sent again when its lease ends.
      while (!stopping.aborted && (await delivery.sendNext()));
    }
    rounds.push({ name: 'send_mails', every: interval, work: sendDue, failure: 'the outbox cannot be sent' })
  }
  const worker = startPolling(log, rounds)
  return {
    stop: async () => {
      await worker.stop()
      mailer?.close()
    },
  }
}
