import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { switchTheme } from '#site/runtime/state/stored-preferences.ts'

/** Both drawings are in the page and the style sheet shows the right one: the server does not know the theme. */
export function ThemeSwitch() {
  const { texts } = useLanguage()
  return (
    <button
      type="button"
      className="icon-button needs-scripts"
      aria-label={texts.theme}
      title={texts.theme}
      onClick={switchTheme}
    >
      <Icon drawing={interfaceIcons.moon} className="when-light" />
      <Icon drawing={interfaceIcons.sun} className="when-dark" />
    </button>
  )
}
