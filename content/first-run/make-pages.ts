import { APIError, type PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { homeSections } from '#content/globals/home.ts'
import { createAtomically } from '#content/transaction.ts'
import { draftGlobal, publishGlobal } from '#content/write-global.ts'
import { offSections } from '#domain/section/sections.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { type FirstColumn, firstColumns, type FirstEntry, firstMenus } from './first-columns.ts'
import { legalDrafts } from './legal-drafts.ts'
import { namesOf, plainText, readSite } from './state.ts'

type Both = Record<Locale, string>
type Names = ReturnType<typeof namesOf>

const asPerson = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, depth: 0, req }) as const

/** Values that records already have in a field, thrown away ones included: none of them is made again. */
async function valuesOf(req: PayloadRequest, collection: string, field: string): Promise<Set<unknown>> {
  const { docs } = await openCollections(req.payload).find({
    ...asPerson(req),
    collection,
    limit: 0,
    pagination: false,
    trash: true,
    draft: true,
    select: { [field]: true },
  })
  return new Set(docs.map((doc) => doc[field]))
}

async function create(req: PayloadRequest, collection: string, shared: object, dataIn: (locale: Locale) => object) {
  const collections = openCollections(req.payload)
  const { id } = await collections.create({
    ...asPerson(req),
    collection,
    locale: 'zh',
    data: { ...shared, ...dataIn('zh') },
  })
  await collections.update({ ...asPerson(req), collection, id, locale: 'en', data: dataIn('en') })
}

async function makeColumns(req: PayloadRequest, columns: readonly FirstColumn[], { name }: Names): Promise<number> {
  const known = await valuesOf(req, 'columns', 'path')
  const missing = columns.filter(({ path }) => !known.has(path))
  const between = { zh: '：', en: ': ' }
  for (const { icon, lead, path, title } of missing)
    await create(req, 'columns', { path, icon }, (locale) => ({
      title: title[locale],
      lead: lead[locale],
      description: path === '/' ? lead[locale] : `${name[locale]}${between[locale]}${lead[locale]}`,
      _status: 'published',
    }))
  return missing.length
}

interface Row {
  id?: string | null
  children?: Row[] | null
}

/** The rows of a menu in a language; with those of the other one they are the same rows. */
const rowsIn = (locale: Locale, entries: readonly (FirstEntry | FirstColumn)[], stored?: readonly Row[]): object[] =>
  entries.map((entry, index) => ({
    ...(stored?.[index]?.id && { id: stored[index].id }),
    title: entry.title[locale],
    summary: entry.lead[locale],
    target: entry.path,
    icon: entry.icon,
    ...('children' in entry && { children: rowsIn(locale, entry.children, stored?.[index]?.children ?? []) }),
  }))

/** The ways on from the home page: what stands first in the main menu. */
const linksIn = (locale: Locale, columns: readonly FirstColumn[], stored: readonly Row[] = []) =>
  firstMenus(columns)
    .first.slice(0, 4)
    .map(({ icon, lead, path, title }, index) => ({
      ...(stored[index]?.id && { id: stored[index].id }),
      title: title[locale],
      text: lead[locale],
      icon,
      target: path,
    }))

/** Menus in which nothing stands, drafts included. */
async function makeMenus(req: PayloadRequest, columns: readonly FirstColumn[]): Promise<number> {
  const all = { ...asPerson(req), locale: 'all', fallbackLocale: false, draft: true } as const
  const before = await openCollections(req.payload).findGlobal({ ...all, slug: 'navigation' })
  const menus = Object.entries(firstMenus(columns)).filter(([name]) => ((before[name] ?? []) as Row[]).length === 0)
  if (menus.length === 0) return 0
  let stored: Record<string, unknown> = {}
  for (const locale of locales)
    stored = await draftGlobal(
      req,
      'navigation',
      locale,
      Object.fromEntries(
        menus.map(([name, entries]) => [name, rowsIn(locale, entries, stored[name] as Row[] | undefined)]),
      ),
    )
  await publishGlobal(req, 'navigation')
  return menus.length
}

/** A global in which the named field is empty in both languages, drafts included. */
async function fillGlobal(
  req: PayloadRequest,
  slug: string,
  isEmpty: (doc: object) => boolean,
  dataIn: (locale: Locale, stored: Record<string, unknown>) => object,
) {
  const all = { ...asPerson(req), locale: 'all', fallbackLocale: false, draft: true } as const
  const before = await openCollections(req.payload).findGlobal({ ...all, slug })
  if (!isEmpty(before)) return
  let stored: Record<string, unknown> = {}
  for (const locale of locales) stored = await draftGlobal(req, slug, locale, dataIn(locale, stored))
  await publishGlobal(req, slug)
}

const isBlank = (value: unknown) => Object.values(value ?? {}).every((each) => each === null || each === '')

/** What the formatted text of a legal draft is stored as: headings, and a paragraph below each. */
function textOf(parts: readonly (readonly [heading: string, text: string])[]) {
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const words = (text: string) => [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }]
  const children = parts.flatMap(([heading, text]) => [
    { ...block, type: 'heading', tag: 'h2', children: words(heading) },
    { ...block, type: 'paragraph', textFormat: 0, children: words(text) },
  ])
  return { root: { ...block, type: 'root', children } }
}

async function makeLegalDrafts(req: PayloadRequest, name: Both, email: string): Promise<number> {
  const known = await valuesOf(req, 'legal-texts', 'kind')
  const missing = legalDrafts({ name, email }).filter(({ kind }) => !known.has(kind))
  const effectiveAt = new Date().toISOString()
  for (const { kind, parts, title } of missing)
    await create(req, 'legal-texts', { kind, version: '1.0', effectiveAt }, (locale) => ({
      title: title[locale],
      body: textOf(parts[locale]),
      _status: 'draft',
    }))
  return missing.length
}

export interface Made {
  columns: number
  menus: number
  legal: number
}

/**
 * Makes what a whole site needs of what the company said, for what is not there: pages, menus, headings of the home page, and
 * outlines of the legal texts as drafts. Whole or not at all, one after another, and nothing that somebody wrote is changed.
 */
export async function makePages(asking: PayloadRequest): Promise<Made> {
  const settings = await readSite(asking.payload)
  const { description, name } = namesOf(settings)
  if (name.zh === '' || name.en === '') {
    const words = inAdminLanguage(asking, '请先填写公司名称。', 'Give the company a name first.')
    throw new APIError(words, 409, undefined, true)
  }
  return createAtomically(asking.payload)(
    'settings navigation',
    async (inside) => {
      const req = Object.assign(inside, { i18n: asking.i18n, t: asking.t })
      const columns = firstColumns(offSections(settings.sectionsOff), { description, name })
      const made = {
        columns: await makeColumns(req, columns, { description, name }),
        menus: await makeMenus(req, columns),
        legal: await makeLegalDrafts(req, name, plainText(settings.email)),
      }
      const isUnnamed = (doc: object) =>
        'headings' in doc ? Object.values(doc.headings as object).every(isBlank) : true
      await fillGlobal(req, 'home', isUnnamed, (locale, stored) => ({
        headings: Object.fromEntries(homeSections.map((section) => [section.name, section[locale]])),
        icons: linksIn(locale, columns, stored.icons as Row[] | undefined),
      }))
      await fillGlobal(
        req,
        'about-page',
        (doc) => !('mission' in doc) || isBlank(doc.mission),
        (locale) => ({ legalName: name[locale], mission: description[locale] }),
      )
      return made
    },
    asking.user,
  )
}
