import type { Payload } from 'payload'
import { normalizeEmail } from '#lib/email-address.ts'
import { defaultLocale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { createAccounts } from '#portal/auth/accounts.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

interface Recovery {
  payload: Payload
  log: Log
  /** Origin of the link, from the configuration. */
  origin: string
  /** The person at the terminal, by their name on the machine. */
  by: string
}

/**
 * Gives a staff account back to whoever has access to the terminal: it removes the second factor, ends sessions and
 * mailed links, and makes a link for a new password that works once, within an hour. All in one transaction; the owner
 * gets a mail, and it is listed under _Account actions_. Roles stay as they are.
 *
 * @returns the link; `undefined` when no member of staff has this address
 */
export async function recoverStaff(
  { by, log, origin, payload }: Recovery,
  address: string,
): Promise<string | undefined> {
  const email = normalizeEmail(address)
  if (email === undefined) return undefined
  const accounts = createAccounts({ payload, log, origin, providers: [] })
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    overrideAccess: true,
  })
  const [staff] = docs
  if (staff === undefined) return undefined
  return accounts.atomically(`staff:${staff.id}`, async (req) => {
    await removeSecondFactor(payload, accounts, req, { kind: 'users', id: staff.id })
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, req })
    await accounts.outbox.add(req, {
      to: email,
      template: 'staffSecurity',
      language: defaultLocale,
      change: 'recovered',
    })
    await payload.create({
      collection: 'account-actions',
      data: { account: email, kind: 'users', action: 'recovered', reason: 'npm run staff:recover', by },
      overrideAccess: true,
      req,
    })
    return `${origin}/admin/reset/${token}`
  })
}
