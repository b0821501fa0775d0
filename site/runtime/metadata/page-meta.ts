import type { MetaDescriptor } from 'react-router'
import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { languageTags, type Locale, locales, localizePath } from '#lib/locale.ts'
import { previewAddress, previewSize } from './preview-address.ts'

export interface PageFacts {
  title: string
  /** Name of the company, after the title; the home page has its own whole title. */
  siteName?: string | undefined
  description: string
  origin: string
  locale: Locale
  /** The page's address in each language in which its record is published, without prefix. */
  paths: Partial<Record<Locale, string>>
  /** The company's name where links to the page are shown; the server adds it. */
  publisher?: string
  type?: 'website' | 'article'
  /** Kept from search engines: what is over or somebody's own, and only there for who has its address. */
  isHidden?: boolean
}

const territories: Record<Locale, string> = { zh: 'zh_CN', en: 'en_GB' }

/** The queries that make a page of its own: which record, and which part of a list. */
const ownQueries = new Set(['id', 'page'])

/** The address that is worth finding: what a list is filtered by, or a form filled with, makes no other page. */
function withoutFilters(path: string): string {
  const [plain = '', query = ''] = path.split('?')
  return [...new URLSearchParams(query).keys()].every((name) => ownQueries.has(name)) ? path : plain
}

/** Title, description, canonical, hreflang pairs (contract L7), and link preview of a page. */
export function describePage({
  description,
  isHidden = false,
  locale,
  origin,
  paths,
  publisher,
  siteName,
  title,
  type = 'website',
}: PageFacts): MetaDescriptor[] {
  const address = (language: Locale, path: string) => new URL(localizePath(path, language), origin).href
  const asked = paths[locale] ?? Object.values(paths)[0] ?? '/'
  const own = withoutFilters(asked)
  const isNoPage = isHidden || own !== asked
  // A record that is missing in this language has its text, and so its canonical address, in the other (L6).
  const canonicalLocale =
    paths[locale] === undefined ? (locales.find((each) => paths[each] !== undefined) ?? locale) : locale
  const canonical = address(canonicalLocale, own)
  const published = locales.filter((each) => paths[each] !== undefined)
  const [name, summary] = [gapHanLatin(title), gapHanLatin(description)]
  return [
    { title: siteName ? `${name} · ${gapHanLatin(siteName)}` : name },
    { name: 'description', content: summary },
    ...(isNoPage ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(published.length > 1
      ? [
          ...published.map((each) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: languageTags[each],
            href: address(each, withoutFilters(paths[each] ?? '/')),
          })),
          {
            tagName: 'link',
            rel: 'alternate',
            hrefLang: 'x-default',
            href: address('zh', withoutFilters(paths.zh ?? '/')),
          },
        ]
      : []),
    { property: 'og:title', content: name },
    ...(publisher ? [{ property: 'og:site_name', content: gapHanLatin(publisher) }] : []),
    { property: 'og:description', content: summary },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: territories[canonicalLocale] },
    ...published
      .filter((each) => each !== canonicalLocale)
      .map((each) => ({ property: 'og:locale:alternate', content: territories[each] })),
    { property: 'og:image', content: new URL(previewAddress(own, canonicalLocale), origin).href },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
