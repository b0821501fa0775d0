import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Icon, type IconSet } from '#site/ui/icon.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { type MenuArea, type MenuChild, splitMenu } from '#site/features/menu/load-menus.ts'

function PanelItems({ icons, items }: { items: MenuChild[]; icons: IconSet }) {
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

/** What an editor lets stand out in the area's panel. Its picture is fetched when the panel opens. */
function Promoted({ item }: { item: NonNullable<NonNullable<MenuArea['promoted']>['item']> }) {
  const { locale, to } = useLanguage()
  const { image, lang, link, summary, title } = item
  return (
    <a href={to(link.path ?? '/')} className="panel-promoted" lang={foreignLang(lang, locale)}>
      {image && <Picture image={image} sizes="18rem" isDecorative />}
      <span className="panel-promoted-title">
        <Phrases text={title} />
      </span>
      {summary && <span className="panel-item-summary">{keepUnits(summary)}</span>}
    </a>
  )
}

interface MenuProps {
  areas: MenuArea[]
  icons: IconSet
}

function MenuEntry({ area, icons }: Omit<MenuProps, 'areas'> & { area: MenuArea }) {
  const { texts, to } = useLanguage()
  const { pages, records } = splitMenu(area.children)
  return (
    <li className="menu-entry">
      <a href={to(area.path)} className="menu-link">
        {area.title}
      </a>
      {area.children.length > 0 && (
        <>
          <details name="main-menu">
            <summary aria-label={texts.submenu({ title: area.title })}>
              <Icon drawing={interfaceIcons.chevronDown} />
            </summary>
          </details>
          <div className="menu-panel">
            <div className="frame panel-row">
              <div className="panel-head">
                <p>{area.title}</p>
                <OnwardLink link={{ path: area.path, title: texts.overview({ title: area.title }) }} />
                {area.promoted?.item && <Promoted item={area.promoted.item} />}
              </div>
              <div className="panel-groups">
                <PanelItems items={records} icons={icons} />
                <PanelItems items={pages} icons={icons} />
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
export function MainMenu({ areas, ...props }: MenuProps) {
  return (
    <ul>
      {areas.map((area) => (
        <MenuEntry key={area.id} area={area} {...props} />
      ))}
    </ul>
  )
}
