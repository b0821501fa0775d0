import type { Payload, PayloadRequest } from 'payload'
import type { StaffMailOrder } from '#content/mail-orders.ts'
import { mailSeal } from '#content/mail-seal.ts'
import { sampleFacts } from '#domain/mail/sample-facts.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { createAtomically } from '#portal/transaction.ts'
import { createOutbox } from './outbox.ts'

interface OrderedMail {
  id: number
  to: string
  language: Locale
  sealed: string | null
}

export interface MailOrders {
  /** Writes the next mail that was ordered. @returns whether there was one */
  writeNext: () => Promise<boolean>
}

/** With override access: the outbox is nobody's to write. */
const withOverrideAccess = { collection: 'mails', overrideAccess: true, depth: 0 } as const
const ordered = { state: { equals: 'ordered' } } as const

/** Writes the mails that were ordered (content/mail-orders.ts), each once, and leaves them to be sent. */
export function createMailOrders({ log, origin, payload }: { payload: Payload; log: Log; origin: string }): MailOrders {
  const outbox = createOutbox({ payload, log, origin })
  const atomically = createAtomically(payload)

  async function write(req: PayloadRequest, { language, to }: OrderedMail, order: StaffMailOrder): Promise<void> {
    if (order.template === 'mailTest') {
      const { mail: template, own: trial } = order
      return outbox.add(req, { ...sampleFacts, to, language, template, trial })
    }
    if (order.template !== 'staffReset') return outbox.add(req, { to, language, ...order })
    // Payload gives nothing for an address that has no account.
    const asked = { collection: 'users', data: { email: to }, disableEmail: true } as const
    const token: string | null = await payload.forgotPassword({ ...asked, req })
    if (token) await outbox.add(req, { to, language, template: 'staffReset', token })
  }

  return {
    async writeNext() {
      // Looked at before a transaction begins: mostly there is nothing.
      if ((await payload.count({ ...withOverrideAccess, where: ordered })).totalDocs === 0) return false
      return atomically('mail orders', async (req) => {
        const first = { where: ordered, sort: 'id', limit: 1, pagination: false, showHiddenFields: true } as const
        const [mail] = (await payload.find({ ...withOverrideAccess, ...first, req })).docs as OrderedMail[]
        if (mail === undefined) return false
        const opened = mailSeal.open(mail.sealed ?? '')
        if (opened !== undefined) await write(req, mail, JSON.parse(opened) as StaffMailOrder)
        await payload.delete({ ...withOverrideAccess, id: mail.id, req })
        return true
      })
    },
  }
}
