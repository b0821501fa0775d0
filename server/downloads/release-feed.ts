import { type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { textElement as text, writeAtomFeed } from '#server/feeds/atom.ts'
import { entryId } from '#server/feeds/feed-heading.ts'
import { element } from '#server/feeds/markup.ts'

interface ReleaseFeed {
  index: CallOutput<'download/index'>
  locale: Locale
  origin: string
  publisher: string
}

/** Number of releases in a feed. */
const longest = 40

const titles = { zh: '新版本', en: 'Releases' }

/** The latest releases as Atom (RFC 4287). A release that several products share is one entry. */
export function writeReleaseFeed({ index, locale, origin, publisher }: ReleaseFeed): string {
  const address = (path: string) => new URL(localizePath(path, locale), origin).href
  const releases = new Map(
    index.flatMap(({ releases: all, segment }) => all.map((release) => [release.id, { ...release, segment }] as const)),
  )
  const newest = [...releases.values()].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, longest)
  return writeAtomFeed({
    locale,
    own: address('/releases/feed.atom'),
    page: address('/product/download'),
    title: `${titles[locale]} · ${publisher}`,
    publisher,
    changes: newest.map(({ date }) => date),
    entries: newest.map(({ channel, date, id, lang, segment, title, version }) => ({
      lang,
      elements: [
        text('id', entryId('releases', id, { locale, origin })),
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
      ],
    })),
  })
}
