import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { feedAddress, feedKinds } from '#site/features/news/feed-links.ts'
import { useSitemapTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import type { SitemapContent } from './load-sitemap.ts'

type Area = SitemapContent['areas'][number]

function Branch({ area: { pages, title } }: { area: Area }) {
  const { to } = useLanguage()
  const words = useSitemapTexts()
  return (
    <section>
      <h2>{title}</h2>
      <ul className="map-tree">
        {pages.map(({ more, path, records, title: name }) => (
          <li key={path}>
            <a href={to(path)}>{name}</a>
            {records.length > 0 && (
              <ul>
                {records.map((record) => (
                  <li key={record.path}>
                    <a href={to(record.path)}>{record.title}</a>
                  </li>
                ))}
                {more > 0 && (
                  <li>
                    <a href={to(path)}>{words.more({ count: more })}</a>
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The tree of the language's published pages. */
export function SitemapScreen({ data: { areas, column, steps } }: { data: SitemapContent }) {
  const { locale, off } = useLanguage()
  const words = useSitemapTexts()
  const news = off.includes('news') ? [] : feedKinds.map((kind) => feedAddress(kind, locale))
  const feeds = [...news, '/sitemap.xml', '/robots.txt', '/llms.txt']
  return (
    <div className="frame page">
      <ColumnHeading column={column} steps={steps} />
      <div className="map">
        {areas.map((area) => (
          <Branch key={area.title} area={area} />
        ))}
        <section>
          <h2>{words.feeds}</h2>
          <ul className="map-tree">
            {feeds.map((address) => (
              <li key={address}>
                <a href={address} className={linkStyle.text}>
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <UpdatedNote iso={column.updatedAt} />
    </div>
  )
}
