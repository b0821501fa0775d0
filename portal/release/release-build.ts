import { z } from 'zod'
import { architectures, channels, systems } from '#domain/release/release-file.ts'
import { packageFor } from '#domain/release/release-package.ts'
import { isUpdate } from '#domain/release/release-version.ts'
import { loadAffecting } from '#portal/advisory/advisories-of.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import type { RecordOf } from '#portal/records.ts'
import { openRecord } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { readRelease, release } from './product-releases.ts'
import { findReleaseFiles, releaseFile, releasePath } from './release-file.ts'
import {
  type Affecting,
  findProduct,
  readReleaseAdvisories,
  type ReleaseAdvisory,
  releaseAdvisory,
  releaseFields,
  releaseProduct,
} from './release-item.ts'
import { chooseBuild } from './whole-build.ts'

/** A release that is not to be taken, and why. */
export const passedRelease = z.object({
  version: z.string(),
  path: z.string().meta(meaning('这个版本的地址', 'Address of the release')),
  advisories: z.array(releaseAdvisory).meta(meaning('未修复的公告', 'Open advisories that affect it')),
})

/** A release with what decides whether it is handed out. */
interface ReleaseCandidate {
  record: RecordOf<'releases'>
  version: string
  channel: (typeof channels)[number]
  isSupported: boolean
  advisories: ReleaseAdvisory[]
}

/** The releases of a product, the newest first, each with its open advisories. */
export async function loadCandidates(
  context: CallContext,
  { product, segment }: { product: RecordOf<'products'>; segment: string },
): Promise<{ candidates: ReleaseCandidate[]; affecting: Affecting }> {
  const [affecting, { docs }] = await Promise.all([
    loadAffecting(context),
    context.find('releases', {
      where: { products: { equals: product.id } },
      sort: '-versionKey',
      limit: 0,
      select: releaseFields,
    }),
  ])
  // Advisories name products as this language does.
  const slug = openRecord(product, context.locale)?.text('slug') ?? segment
  const candidates = docs.map((record) => {
    const { channel, isSupported, name: version } = readRelease(record, context)
    return { record, version, channel, isSupported, advisories: readReleaseAdvisories(affecting, slug, version) }
  })
  return { candidates, affecting }
}

/** What is passed over, as pages and programs are told of it. */
export const describePassed = (segment: string) => (passed: ReleaseCandidate) => ({
  version: passed.version,
  path: releasePath(segment, passed.version),
  advisories: passed.advisories,
})

const oneOf = <Values extends readonly [string, ...string[]]>(values: Values, zh: string, en: string) =>
  z.enum(values).meta(meaning(zh, en))

/** The newest build of a channel that is whole, for one system. */
export const downloadBuild = defineCall({
  path: 'download/build',
  summary: {
    zh: '一个通道中没有未修复公告的最新版本，按安装顺序列出文件；没有时说明跳过了哪些',
    en: 'The newest build of a channel without an open advisory, its files in installation order, and what was skipped',
  },
  input: z.object({
    product: z.string().min(1).max(200).meta(meaning('产品的地址名', 'Slug of the product')),
    channel: oneOf(channels, '通道', 'Channel'),
    system: oneOf(systems, '操作系统', 'Operating system'),
    architecture: oneOf(architectures, '处理器架构', 'Processor'),
  }),
  example: { product: 'studio', channel: 'lts', system: 'linux', architecture: 'x86-64' },
  output: z.object({
    product: releaseProduct,
    version: z.string().optional().meta(meaning('装完以后的版本', 'The version once everything is installed')),
    parts: z.array(z.object({ release: release.shape.name, file: releaseFile })),
    passedOver: z.array(passedRelease),
  }),
  isKept: true,
  handler: async (context, { architecture, channel, product: asked, system }) => {
    const { product, record } = await findProduct(context, asked)
    const { candidates } = await loadCandidates(context, { product: record, segment: product.segment })
    const own = candidates.filter((each) => each.channel === channel)
    const files = await findReleaseFiles(
      context,
      own.map((each) => each.record),
      record,
    )
    const fileOf = ({ record: { id }, version }: ReleaseCandidate) =>
      packageFor({ files: files.get(String(id)) ?? [], isUpdate: isUpdate(version) }, { system, architecture })
    const { parts, passedOver } = chooseBuild(own, (each) => each.every((part) => fileOf(part) !== undefined))
    const version = parts.at(-1)?.version
    return {
      product,
      ...(version !== undefined && { version }),
      parts: parts.flatMap((part) => {
        const file = fileOf(part)
        return file ? [{ release: part.version, file }] : []
      }),
      passedOver: passedOver.map(describePassed(product.segment)),
    }
  },
})
