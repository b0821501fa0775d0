import { Hono } from 'hono'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type Client, type DocumentSource } from '#server/documents/stored-document.ts'
import { writeAdvisoryAtom } from './advisory-feed.ts'
import type { FeedHeading } from './feed-heading.ts'
import { type NewsFeed, writeAtom, writeJsonFeed } from './news-feed.ts'

const atom = 'application/atom+xml; charset=utf-8'
const news = (write: (feed: NewsFeed) => string) => async (client: Client, heading: FeedHeading) =>
  write({ ...heading, items: await client.call('news/feed') })

/** The feeds, by their path below the page whose records they contain. */
const feeds: {
  column: string
  name: string
  contentType: string
  write: (client: Client, heading: FeedHeading) => Promise<string>
}[] = [
  { column: '/news', name: 'feed.atom', contentType: atom, write: news(writeAtom) },
  {
    column: '/news',
    name: 'feed.json',
    contentType: 'application/feed+json; charset=utf-8',
    write: news(writeJsonFeed),
  },
  {
    column: '/help/SecurityIncident',
    name: 'feed.atom',
    contentType: atom,
    write: async (client, heading) => {
      const all = await client.call('advisory/feed')
      return writeAdvisoryAtom({ ...heading, items: all.filter(({ lang }) => lang === heading.locale) })
    },
  },
]

async function readHeading(
  client: Client,
  column: string,
): Promise<Pick<FeedHeading, 'title' | 'description' | 'publisher'>> {
  const [site, { description, title }] = await Promise.all([
    client.call('base/site'),
    client.call('base/column/page', { path: column }),
  ])
  return { title: `${title} · ${site.name}`, description, publisher: site.name }
}

/** Feeds of news and security advisories in each language, stored and purged as pages are. */
export function feedRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  const add = (locale: Locale, { column, contentType, name, write }: (typeof feeds)[number]) => {
    const path = localizePath(`${column}/${name}`, locale)
    app.get(path, (context) =>
      answerStoredDocument(context, source, {
        contentType,
        locale,
        write: async (client) => {
          const heading = await readHeading(client, column)
          return write(client, { ...heading, locale, origin: source.origin, path })
        },
      }),
    )
  }
  for (const locale of locales) for (const feed of feeds) add(locale, feed)
  return app
}
