import { z } from 'zod'
import { normalizeEmail } from '#lib/email-address.ts'
import type { EnquiryKind } from '#lib/enquiry.ts'
import { AppError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { CallContext } from '../call.ts'
import { meaning } from '../schemas.ts'
import { enquiryKey, type NewEnquiry } from './enquiries.ts'
import { looksLikeSpam } from './spam.ts'

/** What every form has beside its own fields. */
export const formFields = {
  token: z
    .string()
    .max(200)
    .meta(meaning('enquiry/token给出的令牌，24小时内有效', 'Token from enquiry/token; good for 24 hours')),
  homepage: z
    .string()
    .max(200)
    .default('')
    .meta(meaning('留空；只有程序会填它', 'Leave it empty; only programs fill it in')),
}

export const receiptOutput = z.object({
  receipt: z.string().meta(meaning('受理编号，例如P-7KMD-3XV9', 'Receipt number, for example P-7KMD-3XV9')),
})

const expired: Record<Locale, string> = {
  zh: '表单已打开太久，请再提交一次',
  en: 'This form has been open for too long. Please send it again',
}

interface SentForm {
  token: string
  homepage: string
  values: NewEnquiry['values']
}

/** Takes a form that has been checked. Sent again with the same content it is given the same receipt number. */
export async function sendEnquiry(
  { caller, enquiries, limit, locale }: CallContext,
  kind: EnquiryKind,
  { homepage, token, values }: SentForm,
): Promise<z.output<typeof receiptOutput>> {
  const age = enquiries.tokens.readAge(token, kind)
  if (age === undefined) throw new AppError('badInput', { fields: [{ path: 'token', message: expired[locale] }] })
  const email = normalizeEmail(values.email)
  if (email === undefined)
    throw new AppError('badInput', { fields: [{ path: 'email', message: wrongAddress[locale] }] })
  const key = enquiryKey(kind, { ...values, email })
  const known = await enquiries.find(key)
  if (known !== undefined) return { receipt: known }
  await limit('enquiry', caller.address ?? '')
  await limit('enquiryMailbox', email)
  const isSpam = looksLikeSpam({ values, trap: homepage, age })
  return { receipt: await enquiries.keep({ kind, values: { ...values, email }, language: locale, isSpam, key }) }
}

const wrongAddress: Record<Locale, string> = { zh: '邮箱不正确', en: 'This is not an e-mail address' }
