import { createHash } from 'node:crypto'
import { APIError, type Endpoint, type Payload, type PayloadRequest, UnauthorizedError, ValidationError } from 'payload'
import { z } from 'zod'
import { refusePublication } from '#content/access/refuse-publication.ts'
import { mayPublish } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { createAtomically } from '#content/transaction.ts'
import { type BothTexts, type MenuEntry, type MenuName, menuNames } from '#domain/site/menu.ts'
import { type Locale, locales } from '#lib/locale.ts'

type Menus = Record<MenuName, MenuEntry[]>
export interface StoredMenus {
  menus: Menus
  /** A digest of what is stored: who saves says by it which state was changed. */
  seen: string
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

/** The menus in both languages, as the person may read them. */
export async function readMenus(payload: Payload, req: Partial<PayloadRequest>): Promise<StoredMenus> {
  const asked = { slug: 'navigation', locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: false } as const
  const { transactionID, user } = req
  const stored = await openCollections(payload).findGlobal({
    ...asked,
    user,
    ...(transactionID !== undefined && { req: { transactionID } }),
  })
  const menus = menuNames.map((name) => [name, ((stored[name] ?? []) as Row[]).map(entryOf)])
  const seen = createHash('sha256').update(JSON.stringify(menus)).digest('base64url')
  return { menus: Object.fromEntries(menus) as Menus, seen }
}

const text = z.string().max(2000)
const texts = z.object({ zh: text, en: text })
const entryFields = { id: z.string().max(64), title: texts, summary: texts, target: text, icon: text, promoted: text }
const child = z.object({ ...entryFields, children: z.array(z.never()).max(0) })
const entries = z.array(z.object({ ...entryFields, children: z.array(child).max(60) })).max(60)
const menus = z.object({ first: entries, bottom: entries, product: entries, ecology: entries, about: entries })
const input = z.object({ seen: z.string().max(64), menus })

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

const dataIn = (locale: Locale, sent: Menus, stored?: Partial<Record<MenuName, NumberedRow[] | null>>) =>
  Object.fromEntries(menuNames.map((name) => [name, rowsIn(locale, sent[name], stored?.[name] ?? undefined)]))

/** What the rule for an entry's title asks: here both languages are at hand, and one of them is enough. */
export const isInBothLanguages = ({ context }: Pick<PayloadRequest, 'context'>) => context.menusInBothLanguages === true

/** Stores the menus in both languages, whole or not at all: Payload writes one language at a time. */
async function storeMenus(asking: PayloadRequest, seen: string, sent: Menus): Promise<StoredMenus> {
  const atomically = createAtomically(asking.payload)
  const work = async (req: PayloadRequest) => {
    Object.assign(req, { i18n: asking.i18n, t: asking.t })
    const before = await readMenus(asking.payload, req)
    if (before.seen !== seen)
      throw new APIError(
        inAdminLanguage(
          asking,
          '您编辑期间菜单已被他人修改。请复制您的改动，刷新页面后再保存。',
          'Somebody else changed the menus while you were editing. Copy what you changed, reload the page and save again.',
        ),
        409,
        null,
        true,
      )
    req.context.menusInBothLanguages = true
    let stored: Partial<Record<MenuName, NumberedRow[] | null>> | undefined
    for (const locale of locales) stored = await writeIn(req, locale, dataIn(locale, sent, stored))
    return readMenus(asking.payload, req)
  }
  return atomically('menus', work, asking.user)
}

const writeIn = (req: PayloadRequest, locale: Locale, data: object) =>
  req.payload.updateGlobal({
    slug: 'navigation',
    locale,
    data,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    req,
  })

/** `POST /globals/navigation/menus`: what the tree of the admin saves. */
export const menusEndpoint: Endpoint = {
  path: '/menus',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new UnauthorizedError(req.t)
    if (!mayPublish(req.user)) refusePublication(req)
    const given = input.safeParse(await req.json?.().catch(() => undefined))
    if (!given.success) throw new APIError(inAdminLanguage(req, '这不是菜单', 'These are no menus'), 400, null, true)
    const sent: Menus = given.data.menus
    const message = inAdminLanguage(req, '至少写一种语言的名称', 'Give a title in one language at least')
    const errors = findNameless(sent).map((path) => ({ path, message }))
    if (errors.length > 0) throw new ValidationError({ global: 'navigation', errors, req }, req.t)
    return Response.json(await storeMenus(req, given.data.seen, sent))
  },
}
