import { z } from 'zod'
import { type CallContext, defineCall } from '#portal/call.ts'
import type { RecordOf } from '#portal/records.ts'
import { openRecord } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { loadCandidates } from './release-build.ts'
import { productSegment, readReleaseFile, releaseFile } from './release-file.ts'
import { releaseAdvisory } from './release-item.ts'
import { chooseBuilds } from './whole-build.ts'

/** So many digits of a SHA-256 are told to the server: one of 256 lists, each the same for everybody who asks. */
const prefixLength = 2

/** What became of a published file; the first that is true. */
const fileStates = ['withdrawn', 'affected', 'superseded', 'current'] as const

const knownFile = z.object({
  ...releaseFile.pick({ name: true, sha256: true, size: true, reason: true, path: true }).shape,
  product: z.string().meta(meaning('产品的名称', 'Name of the product')),
  segment: z.string().meta(meaning('产品的地址名', 'The product in addresses')),
  version: z.string(),
  state: z
    .enum(fileStates)
    .meta(
      meaning(
        '已撤回、有未修复的公告、已有更新的版本、当前应装的版本',
        'Withdrawn, affected by an open advisory, superseded, or current',
      ),
    ),
  isSupported: z.boolean(),
  advisories: z.array(releaseAdvisory),
})

const hexDigit = /^[0-9a-f]+$/

/** The published files of a product whose records are given, each with what became of it. */
async function describeFiles(context: CallContext, files: RecordOf<'release-files'>[], product: RecordOf<'products'>) {
  const title = openRecord(product, context.locale)?.text('title') ?? ''
  const segment = productSegment(product)
  const { candidates } = await loadCandidates(context, { product, segment })
  const taken = new Set(chooseBuilds(candidates).flatMap(({ parts }) => parts))
  return files.flatMap((record) => {
    const of = candidates.find((each) => each.record.id === record.release)
    // Of a release that visitors may not see, its files are not named either.
    if (of === undefined) return []
    const { isWithdrawn, name, path, reason, sha256, size } = readReleaseFile(record, {
      locale: context.locale,
      product: segment,
      version: of.version,
    })
    const isPart = taken.has(of)
    const state = isWithdrawn
      ? ('withdrawn' as const)
      : // A base is affected for as long as its update is missing.
        of.advisories.length > 0
        ? ('affected' as const)
        : isPart
          ? ('current' as const)
          : ('superseded' as const)
    return {
      name,
      sha256,
      size,
      path,
      ...(reason !== undefined && { reason }),
      product: title,
      segment,
      version: of.version,
      state,
      isSupported: of.isSupported,
      advisories: of.advisories,
    }
  })
}

/** Every published file whose digest begins with some digits: of what a visitor has, no more than these is told. */
export const downloadKnown = defineCall({
  path: 'download/known',
  summary: {
    zh: '校验值以所给两位开头的全部已发布文件，以及它们的现状',
    en: 'Every published file whose SHA-256 begins with the given two digits, and its status',
  },
  input: z.object({
    prefix: z
      .string()
      .length(prefixLength)
      .regex(hexDigit)
      .meta(meaning('SHA-256的前两位，小写', 'The first two digits of the SHA-256, in lower case')),
  }),
  example: { prefix: '0a' },
  output: z.array(knownFile),
  isKept: true,
  handler: async (context, { prefix }) => {
    // `g` is after every digit, in every collation.
    const { docs } = await context.find('release-files', {
      where: { sha256: { greater_than_equal: prefix, less_than: `${prefix}g` } },
      limit: 0,
    })
    const { docs: products } = await context.find('products', {
      where: { id: { in: [...new Set(docs.map(({ product }) => product))] } },
      limit: 0,
      select: ['slug'],
    })
    const described = await Promise.all(
      products.map((product) =>
        describeFiles(
          context,
          docs.filter((each) => each.product === product.id),
          product,
        ),
      ),
    )
    return described.flat()
  },
})
