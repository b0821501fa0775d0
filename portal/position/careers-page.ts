import { z } from 'zod'
import { defineCall } from '../call.ts'
import { readRows, titledRows } from '../company/about-page.ts'
import { noInput } from '../schemas.ts'

export const careersPage = defineCall({
  path: 'job/page',
  summary: { zh: '工作方式、福利和申请步骤', en: 'How we work, benefits and the steps of an application' },
  input: noInput,
  output: z.object({ culture: titledRows, benefits: titledRows, steps: titledRows, months: z.number() }),
  isKept: true,
  async handler({ findGlobal, locale }) {
    const [page, site] = await Promise.all([findGlobal('careers-page'), findGlobal('site')])
    return {
      culture: readRows(page.culture, locale),
      benefits: readRows(page.benefits, locale),
      steps: readRows(page.steps, locale),
      months: Number(site.applicationMonths),
    }
  },
})
