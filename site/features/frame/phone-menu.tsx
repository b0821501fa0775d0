import { Link } from 'react-router'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { FrameData } from './load-frame.ts'
import { menuOf } from './menu-of.ts'

/** The whole menu on a narrow screen: one `details` with one more for each area. */
export function PhoneMenu({ frame }: { frame: FrameData }) {
  const { format, texts, to } = useLanguage()
  return (
    <details className="phone-menu">
      <summary className="icon-button" aria-label={texts.menu}>
        <Icon drawing={interfaceIcons.menu} className="when-closed" />
        <Icon drawing={interfaceIcons.x} className="when-open" />
      </summary>
      <div className="phone-panel">
        <nav aria-label={texts.mainMenu}>
          <ul>
            {frame.menu.map((item) => {
              const children = menuOf(item, frame)
              return (
                <li key={item.id}>
                  {children.length === 0 ? (
                    <Link to={to(item.path)} className="phone-row">
                      {item.title}
                    </Link>
                  ) : (
                    <details name="phone-area">
                      <summary className="phone-row">
                        {item.title}
                        <Icon drawing={interfaceIcons.chevronDown} />
                      </summary>
                      <ul className="phone-children">
                        <li>
                          <Link to={to(item.path)}>{format(texts.overview, { title: item.title })}</Link>
                        </li>
                        {children
                          .filter(({ path }) => path !== item.path)
                          .map((child) => (
                            <li key={child.id}>
                              <ContentLink link={child} />
                            </li>
                          ))}
                      </ul>
                    </details>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="phone-tools">
          <Link to={to('/login')} className={buttonStyle.quiet}>
            {texts.signIn}
          </Link>
          <LanguageSwitch />
        </div>
      </div>
    </details>
  )
}
