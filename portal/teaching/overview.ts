import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { linkTo, openRows, textIn } from '#portal/records.ts'
import { link, metric, noInput } from '#portal/schemas.ts'
import { titledOf, titledText } from '#portal/titled-texts.ts'

/** The work with universities. Rows show in the languages in which they have a title. */
export const industryOverview = defineCall({
  path: 'industry/overview',
  summary: {
    zh: '产教融合：方式、高校、实验室、竞赛和结果',
    en: 'Work with universities: models, laboratories, results',
  },
  input: noInput,
  output: z.object({
    models: z.array(titledText.extend({ icon: z.string().optional(), link: link.optional() })),
    universities: z.array(titledText.extend({ city: z.string(), since: z.string() })),
    laboratories: z.array(titledText.extend({ place: z.string(), equipment: z.string(), seats: z.string() })),
    competitions: z.array(titledText.extend({ time: z.string(), result: z.string() })),
    results: z.array(metric),
    contact: z.string(),
    email: z.string(),
  }),
  isKept: true,
  handler: async ({ findGlobal, locale }) => {
    const stored = await findGlobal('teaching')
    return {
      models: openRows(stored.models, locale).map((each) => {
        const target = linkTo(each.row.target, each.text('linkTitle') || each.text('title'))
        const { icon } = each.row
        return { ...titledOf(each), ...(icon !== undefined && { icon }), ...(target && { link: target }) }
      }),
      universities: openRows(stored.universities, locale).map((each) => ({
        ...titledOf(each),
        city: each.text('city'),
        since: String(each.row.since),
      })),
      laboratories: openRows(stored.laboratories, locale).map((each) => ({
        ...titledOf(each),
        place: each.text('place'),
        equipment: each.text('equipment'),
        seats: String(each.row.seats),
      })),
      competitions: openRows(stored.competitions, locale).map((each) => ({
        ...titledOf(each),
        time: each.text('time'),
        result: each.text('result'),
      })),
      results: openRows(stored.results, locale).map(({ row, text }) => ({
        value: String(row.value),
        unit: text('unit'),
        label: text('title'),
        source: text('source'),
      })),
      contact: textIn(stored.contact, locale),
      email: stored.email ?? '',
    }
  },
})
