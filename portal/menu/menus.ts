import { z } from 'zod'
import type { Localized, Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { findLinked } from '#portal/linked-record.ts'
import { imageOf, openRows, textIn } from '#portal/records.ts'
import { id, image, lang, link, meaning, type MenuItem, menuItem, noInput } from '#portal/schemas.ts'

type MenuName = 'first' | 'bottom' | 'product' | 'ecology' | 'about'

/** What stands out in the panel of a first-level item: an editor names it, and it shows while it is published. */
const promoted = z.object({
  collection: z.string().meta(meaning('所推荐内容的种类', 'Kind of the promoted record')),
  item: z
    .object({ id, lang, title: z.string(), summary: z.string(), link, image: image.optional() })
    .optional()
    .meta(meaning('未发布时没有', 'Missing while it isn’t published')),
})
type Promoted = z.output<typeof promoted>

async function readPromoted(context: CallContext, target: unknown): Promise<Promoted | undefined> {
  const linked = await findLinked(context, target)
  if (linked === undefined) return undefined
  const { collection, path, record } = linked
  if (record === undefined) return { collection }
  const title = record.text('title')
  return {
    collection,
    item: {
      id: record.id,
      lang: record.lang,
      title,
      summary: record.text('tagline') || record.text('summary'),
      link: { path, title },
      image: imageOf(record.record.image, record.lang),
    },
  }
}

/** A row of a menu, or of what is below one. */
interface Row {
  id: string
  title?: Localized<string>
  summary?: Localized<string>
  target?: string
  icon?: string
}

async function readRows({ findGlobal, locale }: CallContext, name: MenuName) {
  return openRows((await findGlobal('navigation'))[name], locale)
}

/** An item of a menu with what is below it. */
function readItem({ children = [], ...row }: Row & { children?: readonly Row[] }, locale: Locale): MenuItem {
  const entry = ({ icon = '', id, target, ...words }: Row) => {
    const summary = textIn(words.summary, locale)
    return {
      id,
      title: textIn(words.title, locale),
      path: String(target),
      ...(icon !== '' && { icon }),
      ...(summary !== '' && { summary }),
    }
  }
  const below = openRows(children, locale).map((child) => ({ ...entry(child.row), children: [] }))
  return { ...entry(row), children: below }
}

const readMenu = async (context: CallContext, name: MenuName): Promise<MenuItem[]> =>
  (await readRows(context, name)).map(({ row }) => readItem(row, context.locale))

const menu = z.array(menuItem)

/** C8 */
export const firstColumnList = defineCall({
  path: 'base/first/column/list',
  summary: { zh: '一级菜单及其子菜单', en: 'First-level menu with its children' },
  input: noInput,
  output: z.array(menuItem.extend({ promoted: promoted.optional() })),
  // A record that is withdrawn is not there to be told from its neighbours: each of its kind may be the one.
  isKept: true,
  async handler(context) {
    const rows = await readRows(context, 'first')
    return Promise.all(
      rows.map(async ({ row }) => {
        const shown = await readPromoted(context, 'promoted' in row ? row.promoted : undefined)
        return { ...readItem(row, context.locale), ...(shown && { promoted: shown }) }
      }),
    )
  },
})

/** C9 */
export const bottomColumnList = defineCall({
  path: 'base/bottom/column/list',
  summary: { zh: '页脚栏目', en: 'Footer columns' },
  input: noInput,
  output: menu,
  isKept: true,
  handler: (context) => readMenu(context, 'bottom'),
})

/** C10 */
export const columnProduct = defineCall({
  path: 'base/column/product',
  summary: { zh: '产品菜单，含产品系列', en: 'Product menu, with product families' },
  input: noInput,
  output: menu,
  isKept: true,
  handler: (context) => readMenu(context, 'product'),
})

/** C11 */
export const columnEcology = defineCall({
  path: 'base/column/ecology',
  summary: { zh: '生态菜单', en: 'Ecology menu' },
  input: noInput,
  output: menu,
  isKept: true,
  handler: (context) => readMenu(context, 'ecology'),
})

/** C12: the last segment is `about` and the company's name; another name is an empty list. */
export const columnAbout = defineCall({
  path: 'base/column/about{name}',
  summary: {
    zh: '“关于公司”菜单，路径以公司代号结尾',
    en: 'About-the-company menu; the path ends with the company slug',
  },
  input: z.object({ name: z.string().max(100) }),
  output: menu,
  isKept: true,
  handler: async (context, { name }) => {
    const site = await context.findGlobal('site')
    return site.slug === name ? readMenu(context, 'about') : []
  },
})
