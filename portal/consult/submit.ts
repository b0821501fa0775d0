import { z } from 'zod'
import { currentConsent, enquiryFields } from '#domain/enquiry/enquiry.ts'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { whereSlug } from '#portal/find-record.ts'
import { receiptOutput } from '#portal/enquiry/send-enquiry.ts'
import { sendSiteForm, siteFormFields } from '#portal/enquiry/site-form.ts'

export const consultSubmit = defineCall({
  path: 'consult/submit',
  summary: {
    zh: '预约专家咨询，按主题转给答复的人；同一表单重复提交只算一次',
    en: 'Ask an expert; the topic decides who answers. The same form sent twice is one request',
  },
  changes: true,
  input: z.object({ ...enquiryFields.consultation, ...siteFormFields }),
  example: {
    name: 'Li Wei',
    company: 'Example Hydraulics',
    email: 'li.wei@example.com',
    topic: 'modelling',
    subject: 'Armilla Studio',
    channel: 'video',
    time: 'Tuesday or Thursday, 14:00 to 17:00 (UTC+8)',
    message: 'Our pump model takes an hour for ten seconds. Where should we begin?',
    consent: currentConsent,
    token: 'from enquiry/token',
  },
  output: receiptOutput,
  async handler(context, form) {
    const { docs } = await context.find('consult-topics', { where: whereSlug(form.topic), limit: 1 })
    if (docs[0] === undefined) throw new AppError('badInput', { fields: [{ path: 'topic', message: form.topic }] })
    const assignees = await context.enquiries.peopleOf(docs[0].id)
    return sendSiteForm(context, 'consultation', form, assignees)
  },
})
