import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { isInRange } from '#domain/release/release-version.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { whereSlug } from '#portal/find-record.ts'
import { loadNamed, named, pickNamed } from '#portal/named.ts'
import { linkToOwn } from '#portal/linked-record.ts'
import { numberOf, openRecord, openRecords, type ReaderOf, type RecordOf, textIn } from '#portal/records.ts'
import { readVersionNames } from '#portal/release/product-releases.ts'
import { id, lang, link, meaning, noInput } from '#portal/schemas.ts'

const standard = z.object({
  id,
  lang,
  title: z.string(),
  organisation: z.string(),
  summary: z.string(),
  support: z.array(
    z.object({
      product: named,
      since: z.string(),
      scope: z.string(),
      limits: z.string().meta(meaning('限制', 'Limits')),
    }),
  ),
  evidence: z.string(),
  evidenceLink: link.optional(),
})

const component = z.object({
  id,
  lang,
  title: z.string(),
  version: z.string(),
  licence: z.string().meta(meaning('SPDX表达式', 'SPDX expression')),
  package: z.string().optional().meta(meaning('包地址（purl）', 'Package URL')),
  website: z.string().optional(),
  purpose: z.string(),
})

/** A product with the versions for which components are on record, newest first. */
const versions = z.object({ ...named.shape, versions: z.array(z.string()) })

async function readStandards(context: CallContext): Promise<z.output<typeof standard>[]> {
  const [names, { docs }] = await Promise.all([
    loadNamed(context, 'products'),
    context.find('standards', { sort: '_order', limit: 0 }),
  ])
  const read = async (item: ReaderOf<'standards'>) => {
    const evidenceLink = await linkToOwn(context, item.record.evidenceLink, item.text('title'))
    const support = (item.record.support ?? []).flatMap(({ limits, product, scope, since }) =>
      pickNamed(names, [product]).map((name) => ({
        product: name,
        since: String(since),
        scope: textIn(scope, item.lang),
        limits: textIn(limits, item.lang),
      })),
    )
    return {
      id: item.id,
      lang: item.lang,
      title: item.text('title'),
      organisation: String(item.record.organisation),
      summary: item.text('summary'),
      support,
      evidence: item.text('evidence'),
      ...(evidenceLink && { evidenceLink }),
    }
  }
  return Promise.all(openRecords(docs, context.locale).map(read))
}

/** The releases of each product, newest first. */
async function readVersions(context: CallContext): Promise<z.output<typeof versions>[]> {
  const [{ docs }, names] = await Promise.all([
    context.find('products', { sort: '_order', limit: 0, select: ['slug'] }),
    readVersionNames(context),
  ])
  return openRecords(docs, context.locale).map((item) => ({
    slug: item.text('slug'),
    title: item.text('title'),
    lang: item.lang,
    versions: names.get(item.id) ?? [],
  }))
}

/** Everything that standards and components say, for their page. */
export const openSystemPage = defineCall({
  path: 'help/open-system',
  summary: {
    zh: '支持的标准，以及有物料清单的产品和版本',
    en: 'Supported standards, and the products and versions that have an SBOM',
  },
  input: noInput,
  output: z.object({ standards: z.array(standard), products: z.array(versions) }),
  isKept: true,
  handler: async (context) => {
    const [all, products] = await Promise.all([readStandards(context), readVersions(context)])
    return { standards: all, products }
  },
})

/** Whether a component is inside a version of a product. */
function isInside({ usedIn }: RecordOf<'components'>, product: number, version: string): boolean {
  return (usedIn ?? []).some(
    ({ before, from, products = [] }) =>
      products.some((each) => numberOf(each) === product) &&
      isInRange(version, { from: from ?? null, before: before ?? null }),
  )
}

/** The open-source components inside one version of a product: what its page shows and its SBOM is made from. */
export const openSystemBom = defineCall({
  path: 'help/open-system/bom',
  summary: { zh: '一个产品版本里的开源组件', en: 'The open-source components inside a version of a product' },
  input: z.object({ product: z.string().min(1).max(96), version: z.string().min(1).max(40) }),
  example: { product: 'studio', version: 'R2026b' },
  output: z.object({ product: named, version: z.string(), updatedAt: z.string(), components: z.array(component) }),
  isKept: true,
  handler: async (context, { product, version }) => {
    const { find, locale } = context
    const [found, { docs }, names] = await Promise.all([
      find('products', { where: whereSlug(product), limit: 1, select: ['slug'] }),
      find('components', { sort: 'id', limit: 0 }),
      readVersionNames(context),
    ])
    const owner = openRecord(found.docs[0], locale)
    if (owner === undefined || !names.get(String(owner.record.id))?.includes(version))
      throw new AppError('notFound', { detail: `no version ${version} of ${product}` })
    const inside = openRecords(docs, locale).filter(({ record }) => isInside(record, owner.record.id, version))
    const changed = inside.map(({ record }) => record.updatedAt).toSorted()
    return {
      product: { slug: owner.text('slug'), title: owner.text('title'), lang: owner.lang },
      version,
      updatedAt: changed.at(-1) ?? new Date(0).toISOString(),
      components: inside
        .map((item) => ({
          id: item.id,
          lang: item.lang,
          title: item.text('title'),
          version: String(item.record.version),
          licence: String(item.record.licence),
          ...(typeof item.record.package === 'string' && { package: item.record.package }),
          ...(typeof item.record.website === 'string' && { website: item.record.website }),
          purpose: item.text('purpose'),
        }))
        .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    }
  },
})
