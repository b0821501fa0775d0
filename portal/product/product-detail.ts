import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { document, readDocuments } from '#portal/documents.ts'
import { openFound } from '#portal/find-record.ts'
import { machineItem, machineFields, readMachineItem } from '#portal/machine/machine-item.ts'
import { metricOf, openRecords, openRows, type ReaderOf, translationOf, textIn } from '#portal/records.ts'
import { id, lang, meaning, metric, translation } from '#portal/schemas.ts'
import { readProductReleases, release } from '#portal/release/product-releases.ts'
import { loadToolboxNames, readToolboxItem, toolboxFields, toolboxItem } from '#portal/toolbox/toolbox-item.ts'
import { readTitledTexts, titledText } from '#portal/titled-texts.ts'
import { productItem, readProductItem } from './product-item.ts'

/** How many toolboxes, machines and cases a product's page shows; the rest is one link away. */
const shown = { toolboxes: 24, machines: 12, cases: 6 }

const caseOfProduct = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  customer: z.string(),
  result: metric.optional(),
})

const body = z.object({
  positioning: z.string(),
  limits: z.string(),
  capabilities: z.array(z.object({ ...titledText.shape, metric: metric.optional() })),
  architecture: z.array(z.object({ title: z.string(), parts: z.array(z.string()) })),
  useCases: z.array(titledText),
  requirements: z.array(z.object({ title: z.string(), minimum: z.string(), recommended: z.string() })),
  licence: z.string(),
  trial: z.string(),
  documents: z.array(document),
  questions: z.array(titledText),
})

/** What is told in the product's own language only; where that is not the asked one, nothing of it (L6). */
async function readBody(
  context: CallContext,
  { lang: own, record, text }: ReaderOf<'products'>,
): Promise<z.output<typeof body>> {
  return {
    positioning: text('positioning'),
    limits: text('limits'),
    capabilities: openRows(record.capabilities, own).map(({ row, text: rowText }) => {
      const number = metricOf(row.metric, own)
      return { title: rowText('title'), text: rowText('text'), ...(number.value && { metric: number }) }
    }),
    architecture: openRows(record.architecture, own).map(({ row, text: rowText }) => ({
      title: rowText('title'),
      parts: textIn(row.parts, own)
        .split('\n')
        .map((part) => part.trim())
        .filter(Boolean),
    })),
    useCases: readTitledTexts(record.useCases, own),
    requirements: openRows(record.requirements, own).map(({ text: rowText }) => ({
      title: rowText('title'),
      minimum: rowText('minimum'),
      recommended: rowText('recommended'),
    })),
    licence: text('licence'),
    trial: text('trial'),
    documents: await readDocuments(context, record.documents),
    questions: readTitledTexts(record.questions, own),
  }
}

const emptyBody: z.output<typeof body> = {
  positioning: '',
  limits: '',
  capabilities: [],
  architecture: [],
  useCases: [],
  requirements: [],
  licence: '',
  trial: '',
  documents: [],
  questions: [],
}

async function readCases({ find, locale }: CallContext, product: string) {
  const { docs } = await find('cases', {
    where: { products: { equals: Number(product) } },
    sort: '-date',
    limit: shown.cases,
    select: ['slug', 'customer', 'results'],
  })
  return openRecords(docs, locale).map((each) => {
    const first = each.record.results?.[0]
    return {
      id: each.id,
      lang: each.lang,
      slug: each.text('slug'),
      title: each.text('title'),
      customer: each.text('customer'),
      ...(first !== undefined && { result: metricOf(first, each.lang) }),
    }
  })
}

/** What is told of the product elsewhere: its toolboxes, machines and cases refer to it, not it to them. */
async function readSurroundings(context: CallContext, product: string) {
  const { find, locale } = context
  const where = { products: { equals: Number(product) } }
  const [releases, names, toolboxes, machines, cases] = await Promise.all([
    readProductReleases(context, product),
    loadToolboxNames(context),
    find('toolboxes', { where, sort: 'package', page: 1, limit: shown.toolboxes, select: toolboxFields }),
    find('machines', { where, sort: '_order', limit: shown.machines, depth: 1, select: machineFields }),
    readCases(context, product),
  ])
  return {
    releases,
    toolboxes: openRecords(toolboxes.docs, locale).map((each) => readToolboxItem(each, names)),
    toolboxTotal: toolboxes.totalDocs,
    machines: openRecords(machines.docs, locale).map((each) => readMachineItem(each, locale)),
    cases,
  }
}

/** One product with all that its page tells. Where the asked language has none, only title and summary (L6). */
export const productDetail = defineCall({
  path: 'product/detail',
  summary: { zh: '一个产品，按编号或地址名取', en: 'One product, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...productItem.shape,
    ...body.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which it is published')),
    ...translation.shape,
    releases: z.array(release),
    toolboxes: z.array(toolboxItem),
    toolboxTotal: z.int(),
    machines: z.array(machineItem),
    cases: z.array(caseOfProduct),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async (context, { id: asked }) => {
    const product = await openFound(context, 'products', asked, { depth: 1 })
    return {
      ...readProductItem(product),
      ...(product.lang === context.locale ? await readBody(context, product) : emptyBody),
      languages: product.languages,
      ...translationOf(product),
      ...(await readSurroundings(context, product.id)),
      updatedAt: product.record.updatedAt,
    }
  },
})
