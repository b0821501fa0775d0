import { z } from 'zod'
import { currentConsent, enquiryFields } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import { fileFields, receiptOutput } from '#portal/enquiry/send-enquiry.ts'
import { sendSiteForm, siteFormFields } from '#portal/enquiry/site-form.ts'

/** Stands for the name of who gave none. */
const unnamed: Record<Locale, string> = { zh: '（未署名）', en: '(no name given)' }

/** Takes the report of a vulnerability; only the security team and administrators read it. */
export const advisoryReport = defineCall({
  path: 'advisory/report',
  summary: {
    zh: '报告漏洞；同一表单重复提交只算一次',
    en: 'Report a vulnerability; the same form sent twice is one report',
  },
  changes: true,
  input: z.object({ ...enquiryFields.report, ...siteFormFields, ...fileFields }),
  example: {
    email: 'li.wei@example.com',
    subject: 'Armilla Studio',
    version: 'R2026b',
    message: 'A crafted file makes the program exit.',
    credit: 'anonymous',
    consent: currentConsent,
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  handler: (context, form) => sendSiteForm(context, 'report', { ...form, name: form.name || unnamed[context.locale] }),
})
