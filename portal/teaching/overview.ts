import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { linkTo, openRows, textIn } from '#portal/records.ts'
import { link, metric, noInput } from '#portal/schemas.ts'

const text = z.object({ title: z.string(), text: z.string() })

interface OpenedRow<Fields extends string> {
  text: (field: Fields | 'title' | 'text') => string
}

/** The work with universities. Rows show in the languages in which they have a title. */
export const industryOverview = defineCall({
  path: 'industry/overview',
  summary: {
    zh: '产教融合：方式、高校、实验室、竞赛和结果',
    en: 'Work with universities: models, laboratories, results',
  },
  input: noInput,
  output: z.object({
    models: z.array(text.extend({ icon: z.string().optional(), link: link.optional() })),
    universities: z.array(text.extend({ city: z.string(), since: z.string() })),
    laboratories: z.array(text.extend({ place: z.string(), equipment: z.string(), seats: z.string() })),
    competitions: z.array(text.extend({ time: z.string(), result: z.string() })),
    results: z.array(metric),
    contact: z.string(),
    email: z.string(),
  }),
  isKept: true,
  handler: async ({ findGlobal, locale }) => {
    const stored = await findGlobal('teaching')
    const titled = <Fields extends string>({ text: words }: OpenedRow<Fields>) => ({
      title: words('title'),
      text: words('text'),
    })
    return {
      models: openRows(stored.models, locale).map((each) => {
        const target = linkTo(each.row.target, each.text('linkTitle') || each.text('title'))
        const { icon } = each.row
        return { ...titled(each), ...(icon !== undefined && { icon }), ...(target && { link: target }) }
      }),
      universities: openRows(stored.universities, locale).map((each) => ({
        ...titled(each),
        city: each.text('city'),
        since: String(each.row.since),
      })),
      laboratories: openRows(stored.laboratories, locale).map((each) => ({
        ...titled(each),
        place: each.text('place'),
        equipment: each.text('equipment'),
        seats: String(each.row.seats),
      })),
      competitions: openRows(stored.competitions, locale).map((each) => ({
        ...titled(each),
        time: each.text('time'),
        result: each.text('result'),
      })),
      results: openRows(stored.results, locale).map(({ row, text: words }) => ({
        value: String(row.value),
        unit: words('unit'),
        label: words('title'),
        source: words('source'),
      })),
      contact: textIn(stored.contact, locale),
      email: stored.email ?? '',
    }
  },
})
