import { localizePath } from '#lib/locale.ts'
import type { Advisory } from '#portal/advisory/advisory.ts'
import { paragraphsOf } from '#portal/records.ts'
import { documentPath, pageOf } from '#server/csaf/document.ts'
import { csafRoot } from '#server/csaf/provider.ts'
import { textElement as text, writeAtomFeed } from './atom.ts'
import { entryId, type FeedHeading } from './feed-heading.ts'
import { element, escapeMarkup } from './markup.ts'

interface AdvisoryFeed extends FeedHeading {
  /** In the feed's language, newest first. */
  items: Advisory[]
}

/** Security advisories as Atom (RFC 4287): the impact of each, with links to its page and its CSAF document. */
export function writeAdvisoryAtom({
  description,
  items,
  locale,
  origin,
  path,
  publisher,
  title,
}: AdvisoryFeed): string {
  const folder = locale === 'zh' ? 'zh' : 'white'
  return writeAtomFeed({
    locale,
    own: new URL(path, origin).href,
    page: new URL(localizePath('/help/SecurityIncident', locale), origin).href,
    title,
    subtitle: description,
    publisher,
    changes: items.map(({ revisedOn }) => revisedOn),
    entries: items.map((item) => {
      const body = [item.summary, ...paragraphsOf(item.text), ...paragraphsOf(item.remedy)]
      const document = new URL(`${csafRoot}/${folder}/${documentPath(item)}`, origin).href
      const html = body.map((each) => `<p>${escapeMarkup(each)}</p>`).join('\n')
      return {
        elements: [
          text('id', entryId('advisories', item.id, { locale, origin })),
          text('title', `${item.number} · ${item.title}`),
          element('link', { rel: 'alternate', type: 'text/html', href: pageOf(item, origin) }),
          element('link', { rel: 'related', type: 'application/json', href: document }),
          text('published', item.date),
          text('updated', item.revisedOn),
          element('category', {
            term: item.severity,
            scheme: 'https://www.first.org/cvss/v4.0/specification-document',
          }),
          text('summary', item.summary),
          element('content', { type: 'html' }, escapeMarkup(html)),
        ],
      }
    }),
  })
}
