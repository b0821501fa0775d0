import { NavLink } from 'react-router'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Phrases } from '#site/ui/phrases.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import type { FrameData } from './load-frame.ts'
import { type MenuChild, type MenuItem, menuOf, splitMenu } from './menu-of.ts'

function PanelItems({ icons, items }: { items: MenuChild[]; icons: FrameData['icons'] }) {
  if (items.length === 0) return null
  return (
    <ul className="panel-items">
      {items.map((child) => (
        <li key={child.id}>
          <ContentLink link={child} className="panel-item">
            <Icon drawing={child.icon === undefined ? undefined : icons[child.icon]} />
            <span>
              <span className="panel-item-title">{child.title}</span>
              {child.summary && <span className="panel-item-summary">{child.summary}</span>}
            </span>
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}

/** The newest announcement that leads into this area, as what the menu promotes. */
function Promoted({ announcements, path }: { announcements: FrameData['announcements']; path: string }) {
  const { locale } = useLanguage()
  const promoted = announcements.find(({ link }) => link?.path?.startsWith(path))
  if (promoted?.link === undefined) return null
  return (
    <div className="panel-promoted" lang={foreignLang(promoted.lang, locale)}>
      <p>
        <Phrases text={promoted.title} />
      </p>
      <OnwardLink link={promoted.link} />
    </div>
  )
}

function MenuEntry({ frame, item }: { item: MenuItem; frame: FrameData }) {
  const { format, texts, to } = useLanguage()
  const children = menuOf(item, frame)
  const { pages, records } = splitMenu(children)
  return (
    <li className="menu-entry">
      <NavLink to={to(item.path)} className="menu-link">
        {item.title}
      </NavLink>
      {children.length > 0 && (
        <>
          <details name="main-menu">
            <summary aria-label={format(texts.submenu, { title: item.title })}>
              <Icon drawing={interfaceIcons.chevronDown} />
            </summary>
          </details>
          <div className="menu-panel">
            <div className="frame panel-row">
              <div className="panel-head">
                <p>{item.title}</p>
                <OnwardLink link={{ path: item.path, title: format(texts.overview, { title: item.title }) }} />
                <Promoted announcements={frame.announcements} path={item.path} />
              </div>
              <div className="panel-groups">
                <PanelItems items={records} icons={frame.icons} />
                <PanelItems items={pages} icons={frame.icons} />
              </div>
            </div>
          </div>
        </>
      )}
    </li>
  )
}

/**
 * The first level and what opens below it. A panel opens by hover or by its arrow, which is a `details`, so both work
 * without scripts and by keyboard; the words themselves always lead to the area's own page.
 */
export function MainMenu({ frame }: { frame: FrameData }) {
  const { texts } = useLanguage()
  return (
    <nav className="main-menu" aria-label={texts.mainMenu}>
      <ul>
        {frame.menu.map((item) => (
          <MenuEntry key={item.id} item={item} frame={frame} />
        ))}
      </ul>
    </nav>
  )
}
