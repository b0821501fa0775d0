import { z } from 'zod'
import { currentConsent, enquiryFields } from '#domain/enquiry/enquiry.ts'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { fileFields, receiptOutput } from '#portal/enquiry/send-enquiry.ts'
import { sendSiteForm, siteFormFields } from '#portal/enquiry/site-form.ts'
import { openPosition } from './open-positions.ts'

export const jobApply = defineCall({
  path: 'job/apply',
  summary: {
    zh: '申请职位，附简历；同一表单重复提交只算一次',
    en: 'Apply for a position, with a CV; the same form sent twice is one application',
  },
  changes: true,
  input: z.object({ ...enquiryFields.application, ...fileFields, ...siteFormFields }),
  example: {
    name: 'Li Wei',
    email: 'li.wei@example.com',
    position: 'solver-engineer',
    files: ['from /api/forms/files/application'],
    consent: currentConsent,
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  async handler(context, form) {
    const { isOpen } = await openPosition(context, form.position)
    if (!isOpen) throw new AppError('badInput', { fields: [{ path: 'position', message: closed[context.locale] }] })
    return sendSiteForm(context, 'application', form)
  },
})

const closed = { zh: '这个职位已截止', en: 'This position is closed' }
