import { z } from 'zod'
import { currentConsent, enquiryFields } from '#domain/enquiry/enquiry.ts'
import { AppError } from '#lib/errors.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { whereSlug } from '#portal/find-record.ts'
import { receiptOutput } from './send-enquiry.ts'
import { sendSiteForm, siteFormFields } from './site-form.ts'

export const contactMessage = defineCall({
  path: 'contact/message',
  summary: {
    zh: '给公司留言；同一表单重复提交只算一次',
    en: 'Write to the company; the same form sent twice is one message',
  },
  changes: true,
  input: z.object({ ...enquiryFields.contact, ...siteFormFields }),
  example: {
    name: 'Li Wei',
    email: 'li.wei@example.com',
    subject: 'A visit to the laboratory',
    message: 'We are in Hangzhou in March and would like to see a bench.',
    consent: currentConsent,
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  handler: (context, form) => sendSiteForm(context, 'contact', form),
})

/** The class is one of the content's, by its slug in either language. @throws AppError `badInput` */
async function requireClass({ find }: CallContext, slug: string): Promise<void> {
  const { docs } = await find('partner-classes', { where: whereSlug(slug), limit: 1 })
  if (docs.length === 0) throw new AppError('badInput', { fields: [{ path: 'partnerClass', message: slug }] })
}

export const partnerApplication = defineCall({
  path: 'ecology/apply',
  summary: {
    zh: '申请成为伙伴；同一表单重复提交只算一次',
    en: 'Apply to become a partner; the same form sent twice is one application',
  },
  changes: true,
  input: z.object({ ...enquiryFields.partner, ...siteFormFields }),
  example: {
    name: 'Li Wei',
    company: 'Example Hydraulics',
    email: 'li.wei@example.com',
    partnerClass: 'technology',
    region: 'Zhejiang, China',
    message: 'We build test stands and would like to connect their results to models.',
    consent: currentConsent,
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  async handler(context, form) {
    await requireClass(context, form.partnerClass)
    return sendSiteForm(context, 'partner', form)
  },
})

export const quotationRequest = defineCall({
  path: 'contact/quotation',
  summary: {
    zh: '询价；同一表单重复提交只算一次',
    en: 'Ask for a quotation; the same form sent twice is one request',
  },
  changes: true,
  input: z.object({ ...enquiryFields.quotation, ...siteFormFields }),
  example: {
    name: 'Li Wei',
    company: 'Example Marine',
    email: 'li.wei@example.com',
    subject: 'Station S8',
    quantity: '2',
    region: 'Bergen, Norway',
    consent: currentConsent,
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  handler: (context, form) => sendSiteForm(context, 'quotation', form),
})
