import type { Where } from '#published/where.ts'
import { z } from 'zod'
import { type CallContext, defineCall } from '#portal/call.ts'
import { choiceSlug, whereRelated } from '#portal/choices.ts'
import { countFound } from '#portal/listed.ts'
import { openRecords } from '#portal/records.ts'
import { paged, paging } from '#portal/schemas.ts'
import { licences, loadToolboxNames, readToolboxItem, toolboxFields, toolboxItem } from './toolbox-item.ts'

const filters = {
  ...paging,
  domain: choiceSlug,
  product: choiceSlug,
  licence: z.enum(licences).optional(),
  letter: z
    .string()
    .regex(/^[A-Z]$/)
    .optional(),
}
const output = z.object({ ...paged, items: z.array(toolboxItem) })

type Filters = z.output<z.ZodObject<typeof filters>>

/** Packages begin with a capital and go on in letters and digits, so a letter is a range of the index. */
function startsWith(letter: string): Where {
  const next = String.fromCharCode(letter.charCodeAt(0) + 1)
  return {
    package: { greater_than_equal: letter, ...(letter !== 'Z' && { less_than: next }) },
  }
}

async function readList(context: CallContext, asked: Filters, words?: string): Promise<z.output<typeof output>> {
  const { domain, letter, licence, page, pageSize, product } = asked
  const and = await whereRelated(context, {
    domain: { collection: 'toolbox-domains', slug: domain },
    products: { collection: 'products', slug: product },
  })
  if (licence !== undefined) and.push({ licence: { equals: licence } })
  if (letter !== undefined) and.push(startsWith(letter))
  if (words !== undefined) and.push({ id: { in: await context.search.idsOf('toolboxes', words, context.locale) } })
  const [names, found] = await Promise.all([
    loadToolboxNames(context),
    context.find('toolboxes', { where: { and }, sort: 'package', page, limit: pageSize, select: toolboxFields }),
  ])
  return {
    ...countFound(found, asked),
    items: openRecords(found.docs, context.locale).map((item) => readToolboxItem(item, names)),
  }
}

/** Toolboxes from A to Z by their name in code. An unknown filter value is an empty list, not an error. */
export const toolboxList = defineCall({
  path: 'toolbox/list',
  summary: { zh: '工具箱，按包名从A到Z', en: 'Toolboxes from A to Z' },
  input: z.object(filters),
  output,
  isKept: true,
  handler: readList,
})

/**
 * The same, with words to look for in title, summary, function names and package. Not kept: an answer for whatever
 * a visitor types is kept neither here nor as a page.
 */
export const toolboxSearch = defineCall({
  path: 'toolbox/search',
  summary: {
    zh: '在工具箱的名称、摘要和函数里查找',
    en: 'Toolboxes whose name, summary or functions match',
  },
  input: z.object({ ...filters, words: z.string().trim().min(1).max(100) }),
  example: { words: 'pump' },
  output,
  handler: (context, { words, ...asked }) => readList(context, asked, words),
})
