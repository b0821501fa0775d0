import { z } from 'zod'
import { longestCustomPath } from '#domain/site/custom-path.ts'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { findNewer } from '#portal/find-record.ts'
import { numberOf, openRecord, type RecordOf } from '#portal/records.ts'
import { lang, meaning, newerIn } from '#portal/schemas.ts'
import { block, type ShownBlock } from './block-schemas.ts'
import { readBlock, type StoredBlock } from './read-block.ts'

/** The page at a path; else the one that had it last. A path in use goes before anybody's former one. */
async function findPage(
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

/** The forms that blocks name, as far as visitors may send them. */
async function findForms(
  { find }: Pick<CallContext, 'find'>,
  blocks: readonly StoredBlock[],
): Promise<Map<number, RecordOf<'forms'>>> {
  const numbers = blocks.flatMap((block) => (block.blockType === 'form' ? (numberOf(block.form) ?? []) : []))
  if (numbers.length === 0) return new Map()
  const { docs } = await find('forms', { where: { id: { in: numbers } }, limit: numbers.length })
  return new Map(docs.map((form) => [form.id, form]))
}

/** Of several forms the first that can be sent: a second would have fields and places of the same names. */
const withOneForm = (blocks: readonly ShownBlock[]): ShownBlock[] => {
  const first = blocks.find(({ type }) => type === 'form')
  return blocks.filter((block) => block.type !== 'form' || block === first)
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
    path: z.string().meta(meaning('现在的路径；按旧路径取时与所求不同', 'Its path now; another one than a former one')),
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
    const stored = isOwn ? (page.value('blocks') ?? []) : []
    const forms = await findForms(context, stored)
    const reading = { locale: context.locale, anchors: new Set<string>(), forms }
    const lead = page.text('lead')
    return {
      lang: page.lang,
      languages: page.languages,
      ...(await findNewer(context, 'custom-pages', page)),
      path: String(page.record.path),
      title: page.text('title'),
      lead,
      description: page.text('description') || lead,
      blocks: withOneForm(stored.map((each) => readBlock(each, reading)).filter((each) => !!each)),
      updatedAt: page.record.updatedAt,
    }
  },
})
