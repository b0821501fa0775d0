import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { textElement as text, writeAtomFeed } from './atom.ts'
import { entryId, type FeedHeading } from './feed-heading.ts'
import { element, escapeMarkup } from './markup.ts'
import { writeRichText } from './rich-text-html.ts'

export interface NewsFeed extends FeedHeading {
  items: CallOutput<'news/feed'>
}

type Item = NewsFeed['items'][number]

const addressIn = (origin: string, locale: Locale) => (path: string) => new URL(localizePath(path, locale), origin).href

/** Links within the site stay in the feed's language. */
function absoluteIn({ locale, origin }: NewsFeed): (href: string) => string {
  const address = addressIn(origin, locale)
  return (href) => (href.startsWith('/') ? address(href) : href)
}

const pageOf = (item: Item, { locale, origin }: NewsFeed) =>
  addressIn(origin, locale)(`/news/detail?id=${encodeURIComponent(item.slug)}`)

/** Atom (RFC 4287). */
export function writeAtom(feed: NewsFeed): string {
  const { description, items, locale, origin, path, publisher, title } = feed
  return writeAtomFeed({
    locale,
    own: new URL(path, origin).href,
    page: addressIn(origin, locale)('/news'),
    title,
    subtitle: description,
    publisher,
    changes: items.map(({ updatedAt }) => updatedAt),
    entries: items.map((item) => ({
      elements: [
        text('id', entryId('news', item.id, feed)),
        text('title', item.title),
        element('link', { rel: 'alternate', type: 'text/html', href: pageOf(item, feed) }),
        text('published', item.date),
        text('updated', item.updatedAt),
        element('author', {}, text('name', item.author || publisher)),
        ...(item.category.slug ? [element('category', { term: item.category.slug, label: item.category.title })] : []),
        text('summary', item.summary),
        element('content', { type: 'html' }, escapeMarkup(writeRichText(item.body, absoluteIn(feed)))),
      ],
    })),
  })
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: NewsFeed): string {
  const { description, items, locale, origin, path, publisher, title } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: addressIn(origin, locale)('/news'),
    feed_url: new URL(path, origin).href,
    language: languageTags[locale],
    authors: [{ name: publisher, url: addressIn(origin, locale)('/') }],
    items: items.map((item) => ({
      id: entryId('news', item.id, feed),
      url: pageOf(item, feed),
      title: gapHanLatin(item.title),
      summary: gapHanLatin(item.summary),
      content_html: writeRichText(item.body, absoluteIn(feed)),
      date_published: item.date,
      date_modified: item.updatedAt,
      language: languageTags[item.lang],
      authors: [{ name: item.author || publisher }],
      ...(item.category.title && { tags: [item.category.title] }),
      ...(item.image && { image: new URL(item.image.url, origin).href }),
    })),
  })
}
