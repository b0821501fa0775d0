import type { Where } from '#published/where.ts'
import { z } from 'zod'
import type { Localized, Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { findRecord } from '#portal/find-record.ts'
import { type NamedRecord, numberOf, openRecords, publishedLanguages, slugsOf, textIn } from '#portal/records.ts'
import { id, lang, noInput, slugs } from '#portal/schemas.ts'
import { courseFields, courseItem, loadCourseNames, readCourseItem } from './course-item.ts'

const choice = z.object({ id, lang, slug: z.string(), slugs, title: z.string(), text: z.string(), count: z.int() })

function readChoices<Doc extends NamedRecord>(
  docs: Doc[],
  locale: Locale,
  { count, text }: { text: (record: Doc) => Localized<string> | undefined; count: (id: number) => number },
) {
  return openRecords<Doc>(docs, locale).map((item) => ({
    id: item.id,
    lang: item.lang,
    slug: textIn(item.record.slug, item.lang),
    slugs: slugsOf(item),
    title: textIn(item.record.title, item.lang),
    text: textIn(text(item.record), item.lang),
    count: count(item.record.id),
  }))
}

/** What courses are filtered by, with how many there are of each. */
export const courseFilters = defineCall({
  path: 'education/filters',
  summary: { zh: '课程的筛选条件及各有多少', en: 'Filters for courses, with counts' },
  input: noInput,
  output: z.object({
    total: z.int(),
    programmes: z.array(choice),
    difficulties: z.array(choice),
    products: z.array(choice),
  }),
  isKept: true,
  handler: async (context) => {
    const { docs } = await context.find('courses', { limit: 0, select: ['programme', 'difficulty', 'products'] })
    const shown = docs.filter((record) => publishedLanguages(record).length > 0)
    const countOf = (field: 'programme' | 'difficulty' | 'products') => (asked: number) =>
      shown.filter((record) => [record[field]].flat().some((each) => numberOf(each) === asked)).length
    const ordered = { sort: '_order', limit: 0 }
    const [programmes, difficulties, products] = await Promise.all([
      context.find('programmes', { ...ordered, select: ['slug', 'summary'] }),
      context.find('difficulties', { ...ordered, select: ['slug', 'text'] }),
      context.find('products', { ...ordered, select: ['slug', 'tagline'] }),
    ])
    const { locale } = context
    return {
      total: shown.length,
      programmes: readChoices(programmes.docs, locale, { text: (each) => each.summary, count: countOf('programme') }),
      difficulties: readChoices(difficulties.docs, locale, { text: (each) => each.text, count: countOf('difficulty') }),
      products: readChoices(products.docs, locale, {
        text: (each) => each.tagline,
        count: countOf('products'),
      }).filter(({ count }) => count > 0),
    }
  },
})

/** No record has it. */
const nobody = 0

/** The condition that courses refer to a record, given by number or slug as S3 has it. */
async function refersTo(
  context: CallContext,
  field: string,
  collection: 'programmes' | 'difficulties' | 'products',
  asked: string | undefined,
): Promise<Where[]> {
  if (asked === undefined) return []
  const found = await findRecord(context, collection, asked)
  return [{ [field]: { equals: found?.id ?? nobody } }]
}

const asked = z.string().min(1).max(96).optional()

/** Courses in the editors' order. A filter that nothing has is an empty list, not an error. */
export const courseList = defineCall({
  path: 'education/courses',
  summary: { zh: '课程，可按项目、产品和难度筛选', en: 'Courses by programme, product and difficulty' },
  input: z.object({ programme: asked, product: asked, difficulty: asked }),
  example: {},
  output: z.object({ total: z.int(), items: z.array(courseItem) }),
  isKept: true,
  handler: async (context, { difficulty, product, programme }) => {
    const conditions = await Promise.all([
      refersTo(context, 'programme', 'programmes', programme),
      refersTo(context, 'products', 'products', product),
      refersTo(context, 'difficulty', 'difficulties', difficulty),
    ])
    const [names, { docs }] = await Promise.all([
      loadCourseNames(context),
      context.find('courses', {
        where: { and: conditions.flat() },
        sort: '_order',
        limit: 0,
        depth: 1,
        select: courseFields,
      }),
    ])
    const items = openRecords(docs, context.locale).map((item) => readCourseItem(item, names))
    return { total: items.length, items }
  },
})
