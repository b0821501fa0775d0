import { z } from 'zod'
import { longestCustomPath } from '#domain/site/custom-path.ts'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { findNewer } from '#portal/find-record.ts'
import { openRecord, type RecordOf } from '#portal/records.ts'
import { lang, meaning, newerIn } from '#portal/schemas.ts'
import { block } from './block-schemas.ts'
import { readBlocks } from './read-blocks.ts'

/** The page at a path; else the one that had it last. A path in use goes before anybody's former one. */
export async function findPage(
  { find }: Pick<CallContext, 'find'>,
  path: string,
): Promise<RecordOf<'custom-pages'> | undefined> {
  const [found] = (await find('custom-pages', { where: { path: { equals: path } }, depth: 1, limit: 1 })).docs
  if (found !== undefined) return found
  const where = { kind: { equals: 'custom-pages' }, slug: { equals: path } }
  const [former] = (await find('former-slugs', { where, sort: '-updatedAt', limit: 1 })).docs
  if (former === undefined) return undefined
  return (await find('custom-pages', { where: { id: { equals: former.record } }, depth: 1, limit: 1 })).docs[0]
}

/** One page of blocks. Where the asked language has none, it has no blocks either (L6). */
export const pageDetail = defineCall({
  path: 'page/detail',
  summary: { zh: '一个自定义页面，按路径取', en: 'One custom page, by its path' },
  input: z.object({
    path: z.string().min(1).max(longestCustomPath).meta(meaning('不含语言前缀的路径', 'Path without language prefix')),
  }),
  example: { path: '/trust' },
  output: z.object({
    lang,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which the page is published')),
    newerIn,
    path: z
      .string()
      .meta(meaning('现在的路径；按旧路径取时与所求不同', 'Its current path, which differs from a former one')),
    title: z.string(),
    lead: z.string(),
    description: z.string(),
    blocks: z.array(block),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async (context, { path }) => {
    const page = openRecord(await findPage(context, path), context.locale)
    if (page === undefined) throw new AppError('notFound', { detail: `no page ${path}` })
    const isOwn = page.lang === context.locale
    const lead = page.text('lead')
    return {
      lang: page.lang,
      languages: page.languages,
      ...(await findNewer(context, 'custom-pages', page)),
      path: String(page.record.path),
      title: page.text('title'),
      lead,
      description: page.text('description') || lead,
      blocks: await readBlocks(context, isOwn ? (page.value('blocks') ?? []) : []),
      updatedAt: page.record.updatedAt,
    }
  },
})
