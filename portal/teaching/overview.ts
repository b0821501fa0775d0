import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { linkTo, openRows, textIn } from '#portal/records.ts'
import { link, metric, noInput } from '#portal/schemas.ts'

const text = z.object({ title: z.string(), text: z.string() })

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
    const rowsOf = <T>(name: string, read: (row: Record<string, unknown>, words: (field: string) => string) => T) =>
      openRows(stored[name], locale).map(({ row, text: words }) => ({
        title: words('title'),
        text: words('text'),
        ...read(row, words),
      }))
    return {
      models: rowsOf('models', (row, words) => {
        const target = linkTo(row.target, words('linkTitle') || words('title'))
        return { ...(typeof row.icon === 'string' && { icon: row.icon }), ...(target && { link: target }) }
      }),
      universities: rowsOf('universities', (row, words) => ({ city: words('city'), since: String(row.since) })),
      laboratories: rowsOf('laboratories', (row, words) => ({
        place: words('place'),
        equipment: words('equipment'),
        seats: String(row.seats),
      })),
      competitions: rowsOf('competitions', (_row, words) => ({ time: words('time'), result: words('result') })),
      results: openRows(stored.results, locale).map(({ row, text: words }) => ({
        value: String(row.value),
        unit: words('unit'),
        label: words('title'),
        source: words('source'),
      })),
      contact: textIn(stored.contact, locale),
      email: typeof stored.email === 'string' ? stored.email : '',
    }
  },
})
