import type { Where } from '#published/where.ts'
import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { choice, openChoices } from '#portal/choices.ts'
import { openFound } from '#portal/find-record.ts'
import { neighbours, newestFirst, readNeighbours } from '#portal/neighbours.ts'
import { numberOf, openRecords, paragraphsOf, translationOf, textIn } from '#portal/records.ts'
import { meaning, translation } from '#portal/schemas.ts'
import { caseItem, readCaseItem } from './case-item.ts'

/** Three others: of the same industry or category first, then the newest. */
async function readRelated({ find }: CallContext, own: number, isNear: Where) {
  const read = async (where: Where[], limit: number) =>
    limit === 0 ? [] : (await find('cases', { where: { and: where }, sort: newestFirst, limit, depth: 1 })).docs
  const near = await read([isNear, { id: { not_equals: own } }], 3)
  const taken = [own, ...near.map(({ id }) => id)]
  return [...near, ...(await read([{ id: { not_in: taken } }], 3 - near.length))]
}

/** One case. Where the asked language has none, only title, summary, customer, date and numbers are given (L6). */
export const caseDetail = defineCall({
  path: 'case/detail',
  summary: { zh: '一个案例，按编号或地址名取', en: 'One case, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...caseItem.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which the case is published')),
    ...translation.shape,
    challenge: z.array(z.string()).meta(meaning('问题，分段', 'The challenge, in paragraphs')),
    approach: z.array(z.string()).meta(meaning('做法，分段', 'The approach, in paragraphs')),
    quotation: z.object({ text: z.string(), person: z.string(), role: z.string() }).optional(),
    products: z.array(choice),
    solutions: z.array(choice).meta(meaning('同一行业的解决方案', 'Solutions for the same industry')),
    updatedAt: z.string(),
    ...neighbours,
    related: z.array(caseItem),
  }),
  isKept: true,
  handler: async (context, { id }) => {
    const { find, locale } = context
    const item = await openFound(context, 'cases', id, { depth: 1 })
    const { record } = item
    const ofIndustry = { industry: { equals: numberOf(record.industry) } }
    const isNear = { or: [ofIndustry, { category: { equals: numberOf(record.category) } }] }
    const [around, related, solutions] = await Promise.all([
      readNeighbours(context, 'cases', { date: String(record.date), id: record.id }),
      readRelated(context, record.id, isNear),
      find('solutions', { where: ofIndustry, sort: '_order', limit: 3 }),
    ])
    const isOwn = item.lang === locale
    const said = record.quotation
    const words = isOwn ? textIn(said?.text, locale) : ''
    return {
      ...readCaseItem(item, locale),
      languages: item.languages,
      ...translationOf(item),
      challenge: isOwn ? paragraphsOf(item.text('challenge')) : [],
      approach: isOwn ? paragraphsOf(item.text('approach')) : [],
      ...(words && {
        quotation: { text: words, person: textIn(said?.person, locale), role: textIn(said?.role, locale) },
      }),
      products: openChoices(record.products, locale),
      solutions: openChoices(solutions.docs, locale),
      updatedAt: record.updatedAt,
      ...around,
      related: openRecords(related, locale).map((each) => readCaseItem(each, locale)),
    }
  },
})
