import { z } from 'zod'
import { currentConsent, enquiryFields } from '#domain/enquiry/enquiry.ts'
import { defineCall } from '#portal/call.ts'
import { receiptOutput } from './send-enquiry.ts'
import { sendSiteForm, siteFormFields } from './site-form.ts'

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
