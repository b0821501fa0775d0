import { NavLink, useLocation } from 'react-router'
import { languageTags, stripLocale } from '#lib/locale.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import { NotTranslated } from '#site/features/content/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { findParent } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { menuOf } from '#site/features/frame/menu-of.ts'
import { useFrame } from '#site/runtime/frame.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import type { ColumnData } from './load-column.ts'

/** Pages that stand beside this one in the menu. */
function useNearby(path: string) {
  const frame = useFrame()
  if (frame === undefined) return undefined
  const area = frame.menu.find((item) => item.path === path && item.children.length > 0) ?? findParent(frame, path)
  const pages = area && menuOf(area, frame).filter((item) => !item.path.includes('?'))
  return area && pages && pages.length > 1 ? { title: area.title, pages } : undefined
}

function Nearby({ path }: { path: string }) {
  const { texts, to } = useLanguage()
  const nearby = useNearby(path)
  if (nearby === undefined) return null
  return (
    <nav className="nearby no-print" aria-label={texts.nearby}>
      <p>{nearby.title}</p>
      <ul>
        {nearby.pages.map((page) => (
          <li key={page.id}>
            <NavLink to={to(page.path)} end>
              {page.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page that is its own record: calm, one column of text, with its neighbours beside it. */
export function ColumnScreen({ data }: { data: ColumnData }) {
  const { locale } = useLanguage()
  const { column } = data
  const lang = column.lang === locale ? undefined : languageTags[column.lang]
  const path = stripLocale(useLocation().pathname)
  return (
    <div className="frame page">
      <PageHeading title={column.title} lead={column.lead} lang={lang} />
      <div className="column-row">
        <Nearby path={path} />
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
