import { createHash } from 'node:crypto'
import { APIError, type Endpoint, type Payload, type PayloadRequest, UnauthorizedError, ValidationError } from 'payload'
import { z } from 'zod'
import { checkWriter } from '#content/endpoint.ts'
import { refusePublication } from '#content/access/refuse-publication.ts'
import { mayPublish } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { type BothTexts, type MenuEntry, type MenuName, menuNames } from '#domain/site/menu.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { changeGlobal, draftGlobal, publishGlobal } from '#content/write-global.ts'

type Menus = Record<MenuName, MenuEntry[]>
export interface StoredMenus {
  menus: Menus
  /** A digest of what is stored: who saves says by it which state was changed. */
  seen: string
  /** Whether something of it waits for its publication. */
  isDraft: boolean
}

interface Row {
  id?: string | null
  title?: Partial<Record<Locale, string | null>> | null
  summary?: Partial<Record<Locale, string | null>> | null
  target?: string | null
  icon?: string | null
  promoted?: string | null
  children?: Row[] | null
}

const inBoth = (texts: Row['title']): BothTexts => ({ zh: texts?.zh ?? '', en: texts?.en ?? '' })

const entryOf = ({ children, icon, id, promoted, summary, target, title }: Row): MenuEntry => ({
  id: id ?? '',
  title: inBoth(title),
  summary: inBoth(summary),
  target: target ?? '',
  icon: icon ?? '',
  promoted: promoted ?? '',
  children: (children ?? []).map(entryOf),
})

/** The draft of the menus in both languages, as the person may read them. */
export async function readMenus(payload: Payload, req: Partial<PayloadRequest>): Promise<StoredMenus> {
  const all = { locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: false } as const
  const { transactionID, user } = req
  const stored = await openCollections(payload).findGlobal({
    ...all,
    slug: 'navigation',
    draft: true,
    user,
    ...(transactionID !== undefined && { req: { transactionID } }),
  })
  const menus = menuNames.map((name) => [name, ((stored[name] ?? []) as Row[]).map(entryOf)])
  const seen = createHash('sha256').update(JSON.stringify(menus)).digest('base64url')
  const isDraft = Object.values(stored._status ?? {}).includes('draft')
  return { menus: Object.fromEntries(menus) as Menus, seen, isDraft }
}

const text = z.string().max(2000)
const texts = z.object({ zh: text, en: text })
const entryFields = { id: z.string().max(64), title: texts, summary: texts, target: text, icon: text, promoted: text }
const child = z.object({ ...entryFields, children: z.array(z.never()).max(0) })
const entries = z.array(z.object({ ...entryFields, children: z.array(child).max(60) })).max(60)
const menus = z.object({ first: entries, bottom: entries, product: entries, ecology: entries, about: entries })
const input = z.object({ seen: z.string().max(64), menus, isPublic: z.boolean().default(false) })
interface Sent extends Omit<StoredMenus, 'isDraft'> {
  /** Whether it is published at once, or waits as a draft. */
  isPublic: boolean
}

/** An entry that no language has a name for would be shown nowhere. */
function findNameless(sent: Menus): string[] {
  const nameless = (list: readonly MenuEntry[], path: string): string[] =>
    list.flatMap(({ children, title }, index) => [
      ...(Object.values(title).some((each) => each.trim() !== '') ? [] : [`${path}.${index}.title`]),
      ...nameless(children, `${path}.${index}.children`),
    ])
  return menuNames.flatMap((name) => nameless(sent[name], name))
}

/** A row that is new has no number yet; Payload gives it one. */
const isStored = (id: string) => /^[\da-f]{24}$/.test(id)

interface NumberedRow {
  id?: string | null
  children?: NumberedRow[] | null
}

/** Rows as one language has them. With what was stored before, they take its numbers: they are the same rows. */
function rowsIn(locale: Locale, list: readonly MenuEntry[], stored?: readonly NumberedRow[]): object[] {
  return list.map(({ children, icon, id, promoted, summary, target, title }, index) => {
    const own = stored?.[index]
    const number = own?.id ?? (isStored(id) ? id : undefined)
    return {
      ...(number && { id: number }),
      title: title[locale].trim(),
      summary: summary[locale].trim() || null,
      target: target.trim(),
      icon: icon.trim() || null,
      promoted: promoted.trim() || null,
      children: rowsIn(locale, children, own?.children ?? undefined),
    }
  })
}

type NumberedMenus = Partial<Record<MenuName, NumberedRow[] | null>>

const dataIn = (locale: Locale, sent: Menus, stored?: NumberedMenus) =>
  Object.fromEntries(menuNames.map((name) => [name, rowsIn(locale, sent[name], stored?.[name] ?? undefined)]))

/** Stores the menus in both languages, whole or not at all: Payload writes one language at a time. */
async function storeMenus(asking: PayloadRequest, { isPublic, menus: sent, seen }: Sent): Promise<StoredMenus> {
  return changeGlobal(asking, 'navigation', async (req) => {
    const before = await readMenus(asking.payload, req)
    if (before.seen !== seen)
      throw new APIError(
        inAdminLanguage(
          asking,
          '您编辑期间菜单已被他人修改。请复制您的改动，刷新页面后再保存。',
          'Someone else changed the menus while you were editing. Copy your changes, reload the page and save again.',
        ),
        409,
        null,
        true,
      )
    let stored: NumberedMenus | undefined
    for (const locale of locales)
      stored = (await draftGlobal(req, 'navigation', locale, dataIn(locale, sent, stored))) as NumberedMenus
    if (isPublic) await publishGlobal(req, 'navigation')
    return readMenus(asking.payload, req)
  })
}

/** `POST /globals/navigation/menus`: what the tree of the admin saves, as a draft or for everybody to see. */
export const menusEndpoint: Endpoint = {
  path: '/menus',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new UnauthorizedError(req.t)
    checkWriter(req)
    const given = input.safeParse(await req.json?.().catch(() => undefined))
    if (!given.success) throw new APIError(inAdminLanguage(req, '这不是菜单', 'These are no menus'), 400, null, true)
    const { isPublic, seen } = given.data
    if (isPublic && !mayPublish(req.user)) refusePublication(req)
    const sent: Menus = given.data.menus
    const message = inAdminLanguage(req, '至少写一种语言的名称', 'Enter a title in at least one language')
    const errors = findNameless(sent).map((path) => ({ path, message }))
    if (errors.length > 0) throw new ValidationError({ global: 'navigation', errors, req }, req.t)
    return Response.json(await storeMenus(req, { isPublic, menus: sent, seen }))
  },
}
