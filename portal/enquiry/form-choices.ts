import { z } from 'zod'
import { defineCall } from '../call.ts'
import { openRecords } from '../records.ts'
import { noInput } from '../schemas.ts'

/** What a form offers to choose from; values are slugs. */
export const enquiryChoices = defineCall({
  path: 'enquiry/choices',
  summary: { zh: '表单中可选的伙伴类别', en: 'Partner classes that a form offers' },
  input: noInput,
  output: z.object({ partnerClasses: z.array(z.object({ value: z.string(), label: z.string() })) }),
  tags: () => ['partner-classes'],
  handler: async ({ find, locale }) => {
    const { docs } = await find('partner-classes', { sort: '_order', limit: 0 })
    const classes = openRecords(docs, locale)
    return { partnerClasses: classes.map(({ text }) => ({ value: text('slug'), label: text('title') })) }
  },
})
