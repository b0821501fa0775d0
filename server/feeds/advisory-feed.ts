import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import type { Advisory } from '#portal/advisory/advisory.ts'
import { paragraphsOf } from '#portal/records.ts'
import { documentPath, pageOf } from '#server/csaf/document.ts'
import { csafRoot } from '#server/csaf/provider.ts'
import { element, escapeMarkup } from './markup.ts'

interface AdvisoryFeed {
  locale: Locale
  origin: string
  /** Address of the feed itself, without origin. */
  path: string
  title: string
  description: string
  publisher: string
  /** Those of the feed's language, newest first. */
  items: Advisory[]
}

/** Security advisories as Atom (RFC 4287): what follows from each, with the CSAF document beside the page. */
export function writeAdvisoryAtom({
  description,
  items,
  locale,
  origin,
  path,
  publisher,
  title,
}: AdvisoryFeed): string {
  const text = (name: string, value: string) => element(name, {}, escapeMarkup(value))
  const own = new URL(path, origin).href
  const folder = locale === 'zh' ? 'zh' : 'white'
  const entries = items.map((item) => {
    const body = [item.summary, ...paragraphsOf(item.text), ...paragraphsOf(item.remedy)]
    const document = new URL(`${csafRoot}/${folder}/${documentPath(item)}`, origin).href
    const parts = [
      text('id', `tag:${new URL(origin).hostname},2026:advisories/${item.id}/${locale}`),
      text('title', `${item.number} · ${item.title}`),
      element('link', { rel: 'alternate', type: 'text/html', href: pageOf(item, origin) }),
      element('link', { rel: 'related', type: 'application/json', href: document }),
      text('published', item.date),
      text('updated', item.revisedOn),
      element('category', { term: item.severity, scheme: 'https://www.first.org/cvss/v4.0/specification-document' }),
      text('summary', item.summary),
      element('content', { type: 'html' }, escapeMarkup(body.map((each) => `<p>${escapeMarkup(each)}</p>`).join('\n'))),
    ]
    return `  <entry>\n${parts.map((part) => `    ${part}`).join('\n')}\n  </entry>`
  })
  const updated =
    items
      .map(({ revisedOn }) => revisedOn)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">
  ${text('id', own)}
  ${text('title', title)}
  ${text('subtitle', description)}
  ${element('link', { rel: 'self', type: 'application/atom+xml', href: own })}
  ${element('link', { rel: 'alternate', type: 'text/html', href: new URL(localizePath('/help/SecurityIncident', locale), origin).href })}
  ${element('author', {}, text('name', publisher))}
  ${text('updated', updated)}
${entries.join('\n')}
</feed>
`
}
