import { z } from 'zod'
import { channels } from '#domain/release/release-file.ts'
import { defineCall } from '#portal/call.ts'
import { openRecords } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { loadCandidates } from './release-build.ts'
import { findReleaseFiles, releaseFile } from './release-file.ts'
import { readReleaseProduct, releaseProduct } from './release-item.ts'
import { mayBeTaken } from './whole-build.ts'

/** What package managers may be offered of a channel: nothing that has an open advisory, or is no longer supported. */
export const downloadPackages = defineCall({
  path: 'download/packages',
  summary: {
    zh: '一个通道中仍受支持、没有未修复公告的全部安装包，供包管理器使用',
    en: 'Every installer of a channel that is supported and has no open advisory, for package managers',
  },
  input: z.object({ channel: z.enum(channels).meta(meaning('通道', 'Channel')) }),
  example: { channel: 'stable' },
  output: z.array(z.object({ product: releaseProduct, version: z.string(), date: z.string(), file: releaseFile })),
  isKept: true,
  handler: async (context, { channel }) => {
    const { docs } = await context.find('products', { sort: '_order', limit: 0, select: ['slug'] })
    const lists = await Promise.all(
      openRecords(docs, context.locale).map(async (reader) => {
        const product = readReleaseProduct(reader)
        const of = { product: reader.record, segment: product.segment }
        const { candidates } = await loadCandidates(context, of)
        const offered = candidates.filter((each) => each.channel === channel && mayBeTaken(each))
        const files = await findReleaseFiles(
          context,
          offered.map(({ record }) => record),
          reader.record,
        )
        return offered.flatMap(({ record, version }) =>
          (files.get(String(record.id)) ?? [])
            .filter(({ isWithdrawn, kind }) => kind === 'installer' && !isWithdrawn)
            .map((file) => ({ product, version, date: String(record.date), file })),
        )
      }),
    )
    return lists.flat()
  },
})
