import { languageTags } from '#lib/locale.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import type { Surroundings } from '#site/features/content/load-surroundings.ts'
import { NotTranslated } from '#site/features/content/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import type { ColumnContent } from './load-column.ts'

/** Pages that stand beside this one in the menu. */
function Nearby({ here, nearby }: { nearby: Surroundings['nearby']; here: string }) {
  const { texts, to } = useLanguage()
  if (nearby === undefined) return null
  return (
    <nav className="nearby no-print" aria-label={texts.nearby}>
      <p>{nearby.title}</p>
      <ul>
        {nearby.pages.map(({ path, title }) => (
          <li key={path}>
            <a href={to(path)} aria-current={path === here ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page that is its own record: calm, one column of text, with its neighbours beside it. */
export function ColumnScreen({ data }: { data: ColumnContent }) {
  const { locale } = useLanguage()
  const { column, surroundings } = data
  const lang = column.lang === locale ? undefined : languageTags[column.lang]
  return (
    <div className="frame page">
      <PageHeading title={column.title} lead={column.lead} lang={lang} steps={surroundings.steps} />
      <div className="column-row">
        <Nearby nearby={surroundings.nearby} here={column.path} />
        <div className="column-text">
          {column.lang === locale ? (
            <ContentText blocks={column.body} />
          ) : (
            <NotTranslated lang={column.lang} path={column.path} />
          )}
          <UpdatedNote iso={column.updatedAt} />
        </div>
      </div>
    </div>
  )
}
