import { z } from 'zod'
import { enquiryNames } from '#content/collections/enquiries.ts'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { nothing } from '#portal/auth/fields.ts'
import { defineCall, type MemberContext } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'

export const consentFacts = z.object({
  id: z.string(),
  purpose: z.enum(['account', 'enquiry']).meta(meaning('用途：账户或一次来件', 'For the account, or for one enquiry')),
  subject: z.string().optional().meta(meaning('来件的种类和受理编号', 'Kind and receipt number of the enquiry')),
  version: z.string(),
  language: z.enum(locales),
  text: z.string().meta(meaning('当时所示的原文', 'Word for word, as it was shown')),
  givenAt: z.string(),
  withdrawnAt: z.string().optional(),
})
type ConsentFacts = z.output<typeof consentFacts>

/** Everything that the person has agreed to: with the account, and with forms sent from the account's address. */
export async function listConsents({ accounts, enquiries, locale, member }: MemberContext): Promise<ConsentFacts[]> {
  const [own, sent] = await Promise.all([accounts.consents.list(member.id), enquiries.listConsents(member.email)])
  const ofAccount = own.map(({ id, withdrawnAt, ...facts }) => ({
    ...facts,
    id: `account-${id}`,
    purpose: 'account' as const,
    ...(withdrawnAt && { withdrawnAt }),
  }))
  const ofForms = sent.map(({ id, kind, receipt, ...facts }) => ({
    ...facts,
    id: `enquiry-${id}`,
    purpose: 'enquiry' as const,
    subject: `${enquiryNames[kind][locale]} ${receipt}`,
  }))
  return [...ofAccount, ...ofForms].map(({ givenAt, id, language, purpose, text, version, ...rest }) => ({
    id,
    purpose,
    ...('subject' in rest && { subject: rest.subject }),
    version,
    language,
    text,
    givenAt,
    ...(rest.withdrawnAt && { withdrawnAt: rest.withdrawnAt }),
  }))
}

export const accountConsents = defineCall({
  path: 'account/consents',
  summary: {
    zh: '本人给出的同意：账户的，和用账户邮箱提交的表单的',
    en: 'What the person has consented to: with the account, and in forms sent from its address',
  },
  access: 'session',
  input: nothing,
  output: z.array(consentFacts),
  handler: (context) => listConsents(context),
})

export const consentWithdraw = defineCall({
  path: 'account/consents/withdraw',
  summary: {
    zh: '撤回一次来件的同意，来件随之停止处理。账户的同意在删除账户时结束',
    en: 'Withdraws consent to an enquiry, which is then no longer processed. Consent to the account ends with the account',
  },
  access: 'session',
  changes: true,
  input: z.object({ id: z.string().regex(/^(?:account|enquiry)-\d{1,9}$/) }),
  example: { id: 'enquiry-1' },
  output: nothing,
  async handler({ enquiries, member }, { id }) {
    const [purpose, number] = id.split('-')
    // Without it there is no account: whoever wants that deletes the account.
    if (purpose === 'account') throw new AppError('conflict')
    if (!(await enquiries.withdrawConsent(member.email, Number(number)))) throw new AppError('notFound')
    return {}
  },
})
