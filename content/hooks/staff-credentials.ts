import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { User } from '#content/payload-types.ts'
import { orderStaffMail } from '#content/mail-orders.ts'
import { isStaffPassword, type KeptPassword } from '#domain/staff/staff-password.ts'

/** What a form gives that is not kept: the password of who changes an account. */
type Given = Partial<User> & { presentPassword?: unknown; password?: unknown }

const texts = {
  missing: { zh: '请填写您本人的当前密码。', en: 'Enter your own current password.' },
  wrong: { zh: '当前密码不正确。', en: 'This isn’t your current password.' },
}

const passwordChanged = { template: 'staffSecurity', change: 'passwordChanged' } as const

const refuse = (req: PayloadRequest, text: keyof typeof texts) => {
  const message = texts[text][req.i18n.language === 'zh' ? 'zh' : 'en']
  const label = { zh: '您的当前密码', en: 'Your current password' }
  return new ValidationError({ collection: 'users', errors: [{ path: 'presentPassword', message, label }], req }, req.t)
}

const isChanged = (given: unknown, kept: unknown) => typeof given === 'string' && given.trim().toLowerCase() !== kept

/** What of an account is being changed, from the one hook to the other; no request writes its own context. */
const noteOf = (req: PayloadRequest, id: number) => {
  req.context.changedStaff ??= new Map<number, { password: boolean }>()
  return { id, notes: req.context.changedStaff as Map<number, { password: boolean }> }
}

/**
 * Whoever changes the address or the password of an account of staff gives their own present password, be it their account or
 * another's: a session alone, on a machine that was left open, must not become the account. The house itself, which acts for
 * nobody, is not asked. Whoever asks by HTTP has few attempts (server/staff/account-limit.ts).
 */
export const askPresentPassword: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const { presentPassword, ...kept }: Given = data
  const password = Boolean(kept.password)
  if (operation !== 'update' || !originalDoc || !(password || isChanged(kept.email, originalDoc.email))) return kept
  if (req.user) {
    if (typeof presentPassword !== 'string' || presentPassword === '') throw refuse(req, 'missing')
    const where = { id: { equals: req.user.id } }
    const own =
      req.user.collection === 'users'
        ? await req.payload.db.findOne<KeptPassword & { id: number }>({ collection: 'users', where, req })
        : undefined
    if (!(await isStaffPassword(presentPassword, own ?? undefined))) throw refuse(req, 'wrong')
  }
  const { id, notes } = noteOf(req, originalDoc.id)
  notes.set(id, { password })
  // A link to set a password may lie in the old mailbox.
  return { ...kept, resetPasswordToken: null, resetPasswordExpiration: null }
}

/** Tells the owner, at the address that they had. */
export const tellOfCredentials: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  const { id, notes } = noteOf(req, doc.id)
  const changed = notes.get(id)
  if (operation !== 'update' || changed === undefined) return
  notes.delete(id)
  const { language } = doc
  const from = previousDoc.email
  if (changed.password) await orderStaffMail(req.payload, { to: from, language, order: passwordChanged, req })
  if (doc.email !== from)
    for (const to of [from, doc.email])
      await orderStaffMail(req.payload, { to, language, order: { template: 'staffEmail', email: doc.email }, req })
}
