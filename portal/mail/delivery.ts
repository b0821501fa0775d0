import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { mailSeal } from '#content/mail-seal.ts'
import type { Log } from '#lib/log.ts'
import type { Mailer } from '#lib/mail/smtp.ts'
import { createAtomically } from '#portal/transaction.ts'
import type { RenderedMail } from '#domain/mail/render.ts'

const minute = 60_000
/** Pauses between attempts; the last is repeated until the mail expires. */
const pauses = [0.5 * minute, 2 * minute, 10 * minute, 30 * minute, 60 * minute]
/** A claimed mail is nobody else's for so long; who was killed meanwhile leaves it to the next after that. */
const lease = 5 * minute

interface Waiting {
  id: number
  to: string
  attempts: number
  expiresAt: string
  createdAt: string
  sealed: string | null
}

export interface Delivery {
  /** Tries the next mail that is due. @returns whether there was one */
  sendNext: () => Promise<boolean>
}

interface Dependencies {
  payload: Payload
  mailer: Pick<Mailer, 'send'>
  /** Address that mails come from. */
  from: string
  log: Log
}

/** With override access: the outbox is nobody's to write. */
const withOverrideAccess = { collection: 'mails', overrideAccess: true, depth: 0 } as const

/**
 * Sends the mails of the outbox. A mail is claimed in a transaction before it is sent, so two processes never send the
 * same one; one that was accepted by the server just before a kill is sent again after its lease, with the same
 * Message-ID, which is as far as SMTP allows.
 */
export function createDelivery({ from, log, mailer, payload }: Dependencies): Delivery {
  const atomically = createAtomically(payload)

  const claim = () =>
    atomically('outbox', async (req): Promise<Waiting | undefined> => {
      const now = new Date()
      const { docs } = await payload.find({
        ...withOverrideAccess,
        where: { state: { equals: 'queued' }, nextAt: { less_than_equal: now.toISOString() } },
        sort: 'nextAt',
        limit: 1,
        pagination: false,
        showHiddenFields: true,
        req,
      })
      const mail = docs[0] as Waiting | undefined
      if (mail === undefined) return undefined
      const nextAt = new Date(now.getTime() + lease).toISOString()
      await payload.update({ ...withOverrideAccess, id: mail.id, data: { attempts: mail.attempts + 1, nextAt }, req })
      return { ...mail, attempts: mail.attempts + 1 }
    })

  const write = (id: number, data: object) => payload.update({ ...withOverrideAccess, id, data })
  /** Mails that the server took and whose note could not be written: to be noted first of all, and never sent again. */
  const unnoted = new Map<number, object>()
  const noteSent = async () => {
    for (const [id, data] of unnoted) {
      await write(id, data)
      unnoted.delete(id)
    }
  }

  async function sendOne(mail: Waiting): Promise<void> {
    const opened =
      Date.parse(mail.expiresAt) > Date.now() && mail.sealed !== null ? mailSeal.open(mail.sealed) : undefined
    if (opened === undefined) return void (await write(mail.id, { state: 'expired', sealed: null }))
    const { from: site, ...message } = JSON.parse(opened) as RenderedMail
    const result = await mailer.send({
      ...message,
      from: { name: site, address: from },
      to: { name: '', address: mail.to },
      messageId: message.messageId ?? `<${digest(mail)}@${from.split('@')[1] ?? 'localhost'}>`,
    })
    if (result.outcome === 'sent') {
      unnoted.set(mail.id, { state: 'sent', sentAt: new Date().toISOString(), sealed: null, failure: null })
      await noteSent()
    } else if (result.outcome === 'never') {
      log.warn({ mail: mail.id, reason: result.reason }, 'a mail was refused')
      await write(mail.id, { state: 'refused', failure: result.reason, sealed: null })
    } else {
      const pause = pauses[Math.min(mail.attempts, pauses.length) - 1] ?? minute
      log.warn({ mail: mail.id, reason: result.reason, attempts: mail.attempts }, 'a mail could not be sent yet')
      await write(mail.id, { failure: result.reason, nextAt: new Date(Date.now() + pause).toISOString() })
    }
  }

  return {
    async sendNext() {
      await noteSent()
      const mail = await claim()
      if (mail !== undefined) await sendOne(mail)
      return mail !== undefined
    },
  }
}

/** Tells nothing of the mail, and is the same for it at every attempt. */
function digest({ createdAt, id, to }: Waiting): string {
  return createHash('sha256').update(`${id} ${createdAt} ${to}`).digest('hex').slice(0, 32)
}
