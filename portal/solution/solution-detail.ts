import { z } from 'zod'
import { locales, type Locale } from '#lib/locale.ts'
import { attachment, readAttachments } from '#portal/attachments.ts'
import { defineCall } from '#portal/call.ts'
import { caseItem, readCaseItem } from '#portal/case/case-item.ts'
import { openFound } from '#portal/find-record.ts'
import { newestFirst } from '#portal/neighbours.ts'
import {
  imageOf,
  linesOf,
  metricOf,
  numberOf,
  openRecords,
  openRows,
  paragraphsOf,
  type ReaderOf,
  translationOf,
} from '#portal/records.ts'
import { id, image, lang, meaning, metric, translation } from '#portal/schemas.ts'
import { readSolutionItem, solutionItem, solutionItemFields } from './solution-item.ts'

const productUsed = z.object({
  id,
  lang,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  image: image.optional(),
})

/** What the page says beside what lists show; nothing of it in another language than the asked one (L6). */
const body = {
  pain: z.array(z.string()).meta(meaning('问题，分段', 'The problem, in paragraphs')),
  method: z.array(z.object({ id, title: z.string(), text: z.string() })),
  architecture: z
    .array(z.object({ id, title: z.string(), parts: z.array(z.string()), flow: z.string() }))
    .meta(meaning('架构，从输入到结果逐层', 'The architecture, layer by layer from the inputs to the results')),
  results: z.array(metric),
  limits: z.string().meta(meaning('适用范围', 'What still needs testing, and where the model falls short')),
  attachments: z.array(attachment),
}

function readBody({ lang: own, record, text }: ReaderOf<'solutions'>, asked: Locale) {
  if (own !== asked) return { pain: [], method: [], architecture: [], results: [], limits: '', attachments: [] }
  return {
    pain: paragraphsOf(text('pain')),
    method: openRows(record.method, own).map((row) => ({
      id: row.id,
      title: row.text('title'),
      text: row.text('text'),
    })),
    architecture: openRows(record.architecture, own).map((row) => ({
      id: row.id,
      title: row.text('title'),
      parts: linesOf(row.text('parts')),
      flow: row.text('flow'),
    })),
    results: (record.results ?? []).map((result) => metricOf(result, own)).filter(({ label }) => label !== ''),
    limits: text('limits'),
    attachments: readAttachments(record.attachments, own),
  }
}

/** One solution with the cases of its industry. Where the asked language has none, its body stays empty (L6). */
export const solutionDetail = defineCall({
  path: 'solution/detail',
  summary: { zh: '一个解决方案，按编号或地址名取', en: 'One solution, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...solutionItem.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which the solution is published')),
    ...translation.shape,
    ...body,
    productsUsed: z.array(productUsed),
    updatedAt: z.string(),
    cases: z.array(caseItem),
    others: z.array(solutionItem),
  }),
  isKept: true,
  handler: async (context, { id }) => {
    const { find, locale } = context
    // Two deep: the products used show their own pictures.
    const item = await openFound(context, 'solutions', id, { depth: 2 })
    const { record } = item
    const [cases, others] = await Promise.all([
      find('cases', {
        where: { industry: { equals: numberOf(record.industry) } },
        sort: newestFirst,
        limit: 3,
        depth: 1,
      }),
      find('solutions', {
        where: { id: { not_equals: record.id } },
        sort: '_order',
        limit: 3,
        depth: 1,
        select: solutionItemFields,
      }),
    ])
    return {
      ...readSolutionItem(item, locale),
      languages: item.languages,
      ...translationOf(item),
      ...readBody(item, locale),
      productsUsed: openRecords(record.products, locale).map((product) => ({
        id: product.id,
        lang: product.lang,
        slug: product.text('slug'),
        name: product.text('title'),
        tagline: product.text('tagline'),
        image: imageOf(product.record.image, product.lang),
      })),
      updatedAt: record.updatedAt,
      cases: openRecords(cases.docs, locale).map((each) => readCaseItem(each, locale)),
      others: openRecords(others.docs, locale).map((each) => readSolutionItem(each, locale)),
    }
  },
})
