import { z } from 'zod'
import { currentConsent, enquiryFields } from '#domain/enquiry/enquiry.ts'
import { defineCall } from '#portal/call.ts'
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
