import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { noInput } from '#portal/schemas.ts'
import { readTitledRows, titledRow } from '#portal/titled-texts.ts'

const rows = z.array(titledRow)

export const careersPage = defineCall({
  path: 'job/page',
  summary: { zh: '工作方式、福利和申请步骤', en: 'How we work, benefits and how to apply' },
  input: noInput,
  output: z.object({ culture: rows, benefits: rows, steps: rows, months: z.number() }),
  isKept: true,
  async handler({ findGlobal, locale }) {
    const [page, site] = await Promise.all([findGlobal('careers-page'), findGlobal('site')])
    return {
      culture: readTitledRows(page.culture, locale),
      benefits: readTitledRows(page.benefits, locale),
      steps: readTitledRows(page.steps, locale),
      months: Number(site.applicationMonths),
    }
  },
})
