import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { limitMails } from '#portal/limit.ts'
import { emailField } from '#portal/schemas.ts'
import { nothing } from './fields.ts'
import { waitingRegistration } from './registration.ts'

export const authResend = defineCall({
  path: 'auth/register/resend',
  summary: {
    zh: '重新发送注册的确认邮件；没有待确认的注册时回答相同',
    en: 'Resends the confirmation e-mail of a registration; the response is the same if none is pending',
  },
  changes: true,
  input: z.object({ email: emailField }),
  output: nothing,
  async handler({ accounts, caller, limit, locale }, { email }) {
    const { links, members, outbox } = accounts
    await limitMails({ caller, limit }, email)
    await accounts.atomically(`email:${email}`, async (req) => {
      const known = await members.findByEmail(email, req)
      const waiting = known === undefined ? await links.findNewest(req, 'register', email) : undefined
      if (waiting !== undefined) {
        // The registration itself stays as it was made, password included; only its link is new.
        const details = waitingRegistration.parse(waiting.details)
        const token = await links.make(req, 'register', { email, details })
        await outbox.add(req, { to: email, template: 'verify', language: details.language, token })
      } else {
        await links.makeVoid(req)
        if (known === undefined) await outbox.addVoid(req, locale)
        else await outbox.add(req, { to: known.email, template: 'known', language: known.language })
      }
    })
    return {}
  },
})
