import { ContentLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import type { MenuArea } from '#site/features/menu/load-menus.ts'

function Area({ area }: { area: MenuArea }) {
  const { texts, to } = useLanguage()
  return (
    <details name="phone-area">
      <summary className="phone-row">
        {area.title}
        <Icon drawing={interfaceIcons.chevronDown} />
      </summary>
      <ul className="phone-children">
        <li>
          <a href={to(area.path)}>{texts.overview({ title: area.title })}</a>
        </li>
        {area.children
          .filter(({ path }) => path !== area.path)
          .map((child) => (
            <li key={child.id}>
              <ContentLink link={child} />
            </li>
          ))}
      </ul>
    </details>
  )
}

/** The areas on a narrow screen: each opens below its own row. */
export function PhoneMenuList({ areas }: { areas: MenuArea[] }) {
  const { to } = useLanguage()
  return (
    <ul>
      {areas.map((area) => (
        <li key={area.id}>
          {area.children.length === 0 ? (
            <a href={to(area.path)} className="phone-row">
              {area.title}
            </a>
          ) : (
            <Area area={area} />
          )}
        </li>
      ))}
    </ul>
  )
}
