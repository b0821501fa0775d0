import { z } from 'zod'
import { channels } from '#domain/release/release-file.ts'
import { signingKey } from '#lib/crypto/signing-key.ts'
import { loadAffecting } from '#portal/advisory/advisories-of.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import type { RecordOf } from '#portal/records.ts'
import { openRecord, openRecords } from '#portal/records.ts'
import { meaning, noInput, paged } from '#portal/schemas.ts'
import { describePassed, loadCandidates, passedRelease } from './release-build.ts'
import { findReleaseFiles, releaseFile } from './release-file.ts'
import {
  type Affecting,
  findProduct,
  findVersion,
  readReleaseAdvisories,
  readReleaseItem,
  readReleaseProduct,
  releaseFields,
  releaseItem,
  releaseProduct,
} from './release-item.ts'
import { chooseBuilds } from './whole-build.ts'

const product = z.string().min(1).max(200).meta(meaning('产品的地址名', 'Slug of the product'))
const version = z.string().min(1).max(60).meta(meaning('版本，空格写作连字符', 'The version, with hyphens for spaces'))

/** Products that have releases, in the editors' order. */
export const downloadProducts = defineCall({
  path: 'download/products',
  summary: { zh: '有版本可下载的产品', en: 'Products that have releases' },
  input: noInput,
  output: z.array(releaseProduct),
  isKept: true,
  handler: async ({ find, locale }) => {
    const { docs } = await find('products', { sort: '_order', limit: 0, select: ['slug'] })
    const has = await Promise.all(
      docs.map(async ({ id }) => (await find('releases', { where: { products: { equals: id } }, limit: 1 })).docs[0]),
    )
    return openRecords(
      docs.filter((_, index) => has[index] !== undefined),
      locale,
    ).map(readReleaseProduct)
  },
})

async function readItems(
  context: CallContext,
  records: RecordOf<'releases'>[],
  { affecting: known, product: of, segment }: { product: RecordOf<'products'>; segment: string; affecting?: Affecting },
) {
  const [files, affecting, key] = await Promise.all([
    findReleaseFiles(context, records, of),
    known ?? loadAffecting(context),
    signingKey(),
  ])
  // Advisories name products as this language does.
  const slug = openRecord(of, context.locale)?.text('slug') ?? segment
  return openRecords(records, context.locale).map((reader) =>
    readReleaseItem(reader, context, {
      files: files.get(reader.id) ?? [],
      advisories: readReleaseAdvisories(affecting, slug, String(reader.record.version)),
      product: segment,
      isSigned: key !== undefined,
    }),
  )
}

/** What is current of a product: of each channel the newest build that is whole, with its files. */
export const downloadList = defineCall({
  path: 'download/list',
  summary: {
    zh: '一个产品各通道应装的版本及其文件',
    en: 'The recommended build of each channel of a product, with its files',
  },
  input: z.object({ product }),
  example: { product: 'studio' },
  output: z.object({
    product: releaseProduct,
    builds: z.array(
      z.object({
        channel: z.enum(channels),
        releases: z
          .array(releaseItem)
          .meta(
            meaning('按安装顺序；没有可以安装的版本时为空', 'In installation order; empty when none is recommended'),
          ),
        passedOver: z.array(passedRelease),
      }),
    ),
  }),
  isKept: true,
  handler: async (context, asked) => {
    const { product, record } = await findProduct(context, asked.product)
    const { segment } = product
    const { affecting, candidates } = await loadCandidates(context, { product: record, segment })
    const chosen = chooseBuilds(candidates)
    const items = await readItems(
      context,
      chosen.flatMap(({ parts }) => parts.map((part) => part.record)),
      { product: record, segment, affecting },
    )
    const builds = chosen.map(({ channel, parts, passedOver }) => ({
      channel,
      releases: parts.flatMap(({ version }) => items.find((item) => item.version === version) ?? []),
      passedOver: passedOver.map(describePassed(segment)),
    }))
    return { product, builds }
  },
})

/** Every version of a product, the newest first. */
export const downloadHistory = defineCall({
  path: 'download/history',
  summary: { zh: '一个产品的全部版本，新的在前', en: 'Every version of a product, newest first' },
  input: z.object({
    product,
    page: z.int().min(1).max(100_000).default(1),
    pageSize: z.int().min(1).max(100).default(20),
  }),
  example: { product: 'studio' },
  output: z.object({ ...paged, product: releaseProduct, releases: z.array(releaseItem) }),
  isKept: true,
  handler: async (context, { page, pageSize, product: asked }) => {
    const { product: found, record } = await findProduct(context, asked)
    const list = await context.find('releases', {
      where: { products: { equals: record.id } },
      sort: ['-versionKey', '-id'],
      page,
      limit: pageSize,
      select: releaseFields,
    })
    return {
      page,
      pageSize,
      total: list.totalDocs,
      pages: list.totalPages,
      product: found,
      releases: await readItems(context, list.docs, { product: record, segment: found.segment }),
    }
  },
})

/** One version of a product with all its files. */
export const downloadRelease = defineCall({
  path: 'download/release',
  summary: { zh: '一个产品的一个版本及其文件', en: 'One version of a product with its files' },
  input: z.object({ product, version }),
  example: { product: 'studio', version: 'R2026b' },
  output: z.object({ product: releaseProduct, release: releaseItem }),
  isKept: true,
  handler: async (context, asked) => {
    const { product: found, record } = await findProduct(context, asked.product)
    const stored = await findVersion(context, record, asked.version)
    const [release] = await readItems(context, [stored], { product: record, segment: found.segment })
    if (release === undefined) throw new Error('A release that was found cannot be opened')
    return { product: found, release }
  },
})

/** One file by its address. */
export const downloadFile = defineCall({
  path: 'download/file',
  summary: { zh: '一个文件，按地址取', en: 'One file, by its address' },
  input: z.object({ product, version, name: z.string().min(1).max(200) }),
  example: { product: 'studio', version: 'R2026b', name: 'ThermalWall.mo' },
  output: z.object({ product: releaseProduct, eula: z.string().optional(), file: releaseFile.nullable() }),
  isKept: true,
  handler: async (context, asked) => {
    const { product: found, record } = await findProduct(context, asked.product)
    const stored = await findVersion(context, record, asked.version)
    const files = await findReleaseFiles(context, [stored], record)
    const file = files.get(String(stored.id))?.find(({ name }) => name === asked.name) ?? null
    return { product: found, file, ...(stored.eula && { eula: stored.eula }) }
  },
})

/** Every product with every version, for programs: names and addresses without files. */
export const downloadIndex = defineCall({
  path: 'download/index',
  summary: { zh: '全部产品的全部版本，不含文件', en: 'Every version of every product, without files' },
  input: noInput,
  output: z.array(
    z.object({
      ...releaseProduct.shape,
      releases: z.array(releaseItem.omit({ files: true, notes: true, requirements: true })),
    }),
  ),
  isKept: true,
  handler: async (context) => {
    const { find, locale } = context
    const [key, affecting, products, all] = await Promise.all([
      signingKey(),
      loadAffecting(context),
      find('products', { sort: '_order', limit: 0, select: ['slug'] }),
      find('releases', {
        sort: ['-versionKey', '-id'],
        limit: 0,
        select: ['version', 'channel', 'date', 'supportedUntil', 'eula', 'products'],
      }),
    ])
    return products.docs.flatMap((record) => {
      const reader = openRecord(record, locale)
      if (reader === undefined) return []
      const own = all.docs.filter(({ products: ids }) => ids?.includes(record.id))
      const found = readReleaseProduct(reader)
      const releases = openRecords(own, locale).map((each) => {
        const {
          files: _files,
          notes: _notes,
          requirements: _more,
          ...rest
        } = readReleaseItem(each, context, {
          files: [],
          advisories: readReleaseAdvisories(affecting, found.slug, String(each.record.version)),
          product: found.segment,
          isSigned: key !== undefined,
        })
        return rest
      })
      return releases.length > 0 ? [{ ...found, releases }] : []
    })
  },
})
