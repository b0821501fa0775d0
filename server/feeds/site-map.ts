import { isOff } from '#domain/section/section-paths.ts'
import { languageTags, type Locale, locales, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { publicPaths } from '#site/public-routes.ts'
import { element, escapeMarkup } from './markup.ts'

type Columns = CallOutput<'company/columns'>
type Pages = CallOutput<'company/pages'>

/** A page in the languages in which it is published. */
export interface MapEntry {
  paths: Partial<Record<Locale, string>>
  updatedAt: string
}

/** Most addresses in one sitemap (sitemaps.org); more are split, with an index. */
const mostAddresses = 50_000

const isFound = new Set(publicPaths)

const later = (one: string, other: string) => (one > other ? one : other)

/**
 * Every published page: first the routes that have a column record, then the records. A list has changed with the newest
 * of its records, and the home page, which shows some of every kind, with the newest of all.
 */
export function entriesOf(columns: Columns, pages: Pages): MapEntry[] {
  const newest = new Map<string, string>()
  for (const { list, updatedAt } of pages)
    for (const path of [list, '/']) newest.set(path, later(updatedAt, newest.get(path) ?? ''))
  const routes = columns
    .filter(({ path }) => isFound.has(path))
    .map(({ languages, path, updatedAt }) => ({
      paths: Object.fromEntries(languages.map((locale) => [locale, path])),
      updatedAt: later(updatedAt, newest.get(path) ?? ''),
    }))
  return [...routes, ...pages.map(({ paths, updatedAt }) => ({ paths, updatedAt }))]
}

const addressIn = (origin: string, locale: Locale, path: string) => new URL(localizePath(path, locale), origin).href

/** A page's addresses, each with its translation; a page in one language has none (L6, L7). */
function writeEntry({ paths, updatedAt }: MapEntry, origin: string): string[] {
  const published = locales.filter((locale) => paths[locale] !== undefined)
  const address = (locale: Locale) => addressIn(origin, locale, paths[locale] ?? '/')
  const link = (language: string, href: string) => element('xhtml:link', { rel: 'alternate', hreflang: language, href })
  const pairs =
    published.length > 1
      ? [...published.map((each) => link(languageTags[each], address(each))), link('x-default', address('zh'))].join('')
      : ''
  return published.map((locale) => {
    const place = element('loc', {}, escapeMarkup(address(locale)))
    return element('url', {}, place + element('lastmod', {}, new Date(updatedAt).toISOString()) + pairs)
  })
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const scheme = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The site's sitemap: one file, or an index and its parts.
 * @param most addresses per file
 */
export function writeSiteMaps(entries: MapEntry[], origin: string, most = mostAddresses): Record<string, string> {
  const addresses = entries.flatMap((entry) => writeEntry(entry, origin))
  const write = (some: string[]) =>
    head + element('urlset', { xmlns: scheme, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }, some.join('\n'))
  if (addresses.length <= most) return { '/sitemap.xml': write(addresses) }
  const parts: Record<string, string> = {}
  for (let start = 0; start < addresses.length; start += most)
    parts[`/sitemap-${start / most + 1}.xml`] = write(addresses.slice(start, start + most))
  const index = Object.keys(parts).map((path) =>
    element('sitemap', {}, element('loc', {}, escapeMarkup(new URL(path, origin).href))),
  )
  return { '/sitemap.xml': head + element('sitemapindex', { xmlns: scheme }, index.join('\n')), ...parts }
}

/** What robots may read: everything but the API and the admin. */
export function writeRobots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /*?received=

Sitemap: ${new URL('/sitemap.xml', origin).href}
`
}

interface Described {
  name: string
  description: string
  columns: Columns
  origin: string
  /** Sections that the company does not have. */
  off?: readonly string[]
}

/** A summary of the site for language models (llmstxt.org): each page with a sentence, in English where available. */
export function writeLlms({ columns, description, name, off = [], origin }: Described): string {
  const line = ({ description: words, languages, path, title }: Columns[number]) => {
    const locale: Locale = languages.includes('en') ? 'en' : 'zh'
    return `- [${plain(title)}](${addressIn(origin, locale, path)}): ${plain(words)}`
  }
  const found = columns.filter(({ path }) => isFound.has(path) && path !== '/')
  const areas = Map.groupBy(found, ({ path }) => (path.split('/').length > 2 ? 'Details' : 'Pages'))
  const sections = [...areas].map(([title, pages]) => `## ${title}\n\n${pages.map(line).join('\n')}\n`)
  const news = isOff('/news', off)
    ? ''
    : `- [News as Atom](${new URL('/en/news/feed.atom', origin).href}): the newest news in full\n`
  const more = `## Machine-readable

- [Sitemap](${new URL('/sitemap.xml', origin).href}): every page in both languages
${news}- [Calls](${new URL('/api/portal/openapi.json', origin).href}): OpenAPI 3.1 description of the portal's calls
`
  return `# ${plain(name)}\n\n> ${plain(description)}\n\n${sections.join('\n')}\n${more}`
}

/** Escapes Markdown. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]<>`]/g, '')
}
