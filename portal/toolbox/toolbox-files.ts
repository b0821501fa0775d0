import { z } from 'zod'
import { channels } from '#domain/release/release-file.ts'
import { versionKey } from '#domain/release/version-key.ts'
import type { CallContext } from '#portal/call.ts'
import type { RecordOf } from '#portal/records.ts'
import { openRecords, type ReaderOf } from '#portal/records.ts'
import { readRelease, release } from '#portal/release/product-releases.ts'
import { loadCandidates } from '#portal/release/release-build.ts'
import { readReleaseFile, releaseFile } from '#portal/release/release-file.ts'
import { readReleaseProduct, releaseAdvisory, releaseProduct } from '#portal/release/release-item.ts'
import { chooseBuilds } from '#portal/release/whole-build.ts'
import { meaning } from '#portal/schemas.ts'

/** A file of a toolbox with the release that it came with. */
export const toolboxFile = z.object({
  file: releaseFile,
  product: releaseProduct.meta(meaning('文件列在哪个产品下', 'The product under which the file is listed')),
  release,
  into: z.string().meta(meaning('装入产品的哪个版本，更新算在内', 'The product version it is for, with its update')),
  state: z
    .enum(['current', 'affected', 'superseded'])
    .meta(
      meaning(
        '应取的文件、所在版本有未修复的公告、已有更新的文件或支持已结束',
        'Recommended, affected by an open advisory, or superseded or unsupported',
      ),
    ),
  advisories: z.array(releaseAdvisory).meta(meaning('所在版本未修复的公告', 'Open advisories that affect its release')),
})
export type ToolboxFile = z.output<typeof toolboxFile>

/** What is to be taken first, stable before long-term before beta; then what else there is, the newest first. */
function inOrder(a: ToolboxFile, b: ToolboxFile): number {
  const rank = ({ release: { channel }, state }: ToolboxFile) =>
    state === 'current' ? channels.indexOf(channel) : channels.length
  const [own, other] = [versionKey(a.release.name), versionKey(b.release.name)]
  return rank(a) - rank(b) || (own < other ? 1 : own > other ? -1 : a.file.name.localeCompare(b.file.name, 'en'))
}

/** The files that are listed under one product, whichever became of their releases. */
async function readFilesUnder(
  context: CallContext,
  reader: ReaderOf<'products'>,
  files: readonly RecordOf<'release-files'>[],
): Promise<ToolboxFile[]> {
  const { locale } = context
  const product = readReleaseProduct(reader)
  const { candidates } = await loadCandidates(context, { product: reader.record, segment: product.segment })
  const filesOf = ({ record: { id } }: (typeof candidates)[number]) => files.filter((each) => each.release === id)
  // An update brings no toolbox anew: the one of its base goes into both.
  const taken = new Map(
    chooseBuilds(candidates, (parts) => parts.some((part) => filesOf(part).length > 0)).flatMap(({ parts }) => {
      const [own, last] = [parts.findLast((part) => filesOf(part).length > 0), parts.at(-1)]
      return own && last ? [[own, last.version] as const] : []
    }),
  )
  return candidates.flatMap((candidate) => {
    const { advisories, record, version } = candidate
    const into = taken.get(candidate)
    return filesOf(candidate).map((file) => ({
      file: readReleaseFile(file, { locale, product: product.segment, version }),
      product,
      release: readRelease(record, context),
      into: into ?? version,
      state: into === undefined ? (advisories.length > 0 ? ('affected' as const) : ('superseded' as const)) : 'current',
      advisories,
    }))
  })
}

/** The published files of a toolbox; a withdrawn one, and one of a release that visitors may not see, is none. */
export async function readToolboxFiles(context: CallContext, toolbox: number | string): Promise<ToolboxFile[]> {
  const { docs } = await context.find('release-files', {
    where: { toolbox: { equals: Number(toolbox) }, state: { equals: 'published' } },
    limit: 0,
  })
  if (docs.length === 0) return []
  const { docs: products } = await context.find('products', {
    where: { id: { in: [...new Set(docs.map(({ product }) => product))] } },
    sort: '_order',
    limit: 0,
    select: ['slug'],
  })
  const lists = await Promise.all(
    openRecords(products, context.locale).map((reader) =>
      readFilesUnder(
        context,
        reader,
        docs.filter(({ product }) => product === reader.record.id),
      ),
    ),
  )
  return lists.flat().toSorted(inOrder)
}
