import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { element, escapeMarkup } from '#server/feeds/markup.ts'

interface ReleaseFeed {
  index: CallOutput<'download/index'>
  locale: Locale
  origin: string
  publisher: string
}

/** How many releases a feed has. */
const longest = 40

const titles = { zh: '新版本', en: 'Releases' }

/** The newest releases as Atom (RFC 4287). One that several products share is one entry. */
export function writeReleaseFeed({ index, locale, origin, publisher }: ReleaseFeed): string {
  const text = (name: string, value: string) => element(name, {}, escapeMarkup(value))
  const address = (path: string) => new URL(localizePath(path, locale), origin).href
  const own = address('/releases/feed.atom')
  const releases = new Map(
    index.flatMap(({ releases: all, segment }) => all.map((release) => [release.id, { ...release, segment }] as const)),
  )
  const newest = [...releases.values()].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, longest)
  const entries = newest.map(({ channel, date, id, lang, segment, title, version }) => {
    const parts = [
      text('id', `tag:${new URL(origin).hostname},2026:releases/${id}/${locale}`),
      text('title', `${version}: ${title}`),
      element('link', {
        rel: 'alternate',
        type: 'text/html',
        href: address(`/product/downHistory?product=${encodeURIComponent(segment)}`),
      }),
      text('published', date),
      text('updated', date),
      element('category', { term: channel }),
      text('summary', title),
    ]
    const marked = lang === locale ? '' : ` xml:lang="${languageTags[lang]}"`
    return `  <entry${marked}>\n${parts.map((part) => `    ${part}`).join('\n')}\n  </entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">
  ${text('id', own)}
  ${text('title', `${titles[locale]} · ${publisher}`)}
  ${element('link', { rel: 'self', type: 'application/atom+xml', href: own })}
  ${element('link', { rel: 'alternate', type: 'text/html', href: address('/product/download') })}
  ${element('author', {}, text('name', publisher))}
  ${text('updated', newest[0]?.date ?? new Date(0).toISOString())}
${entries.join('\n')}
</feed>
`
}
