import { FrameHtml } from '#site/runtime/rendering/served-html.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { LanguageSwitch } from '#site/features/content/language-switch.tsx'
import { PersonMenu } from './person-menu.tsx'

/** The whole menu on a narrow screen: one `details` with one more for each area. */
export function PhoneMenu() {
  const { texts } = useLanguage()
  return (
    <details className="phone-menu">
      <summary className="icon-button" aria-label={texts.menu}>
        <Icon drawing={interfaceIcons.menu} className="when-closed" />
        <Icon drawing={interfaceIcons.x} className="when-open" />
      </summary>
      <div className="phone-panel">
        <FrameHtml id="phone-menu" as="nav" label={texts.mainMenu} />
        <div className="phone-tools">
          <PersonMenu />
          <LanguageSwitch />
        </div>
      </div>
    </details>
  )
}
