import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FrameHtml } from '#site/runtime/rendering/served-html.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { useCurrentArea } from '#site/runtime/rendering/current-area.ts'
import { LanguageSwitch } from '#site/features/content/language-switch.tsx'
import { Logo } from './logo.tsx'
import { PersonMenu } from './person-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useHeaderState } from './use-header-state.ts'
import { useMenuClosing } from './use-menu-closing.ts'

type Layer = ComponentType<{ onClose: () => void }>

/** The search over the page, fetched when it is first opened: by `/` (unless the person is writing), Ctrl K or the button. */
function useSearchLayer(address: string) {
  const navigate = useNavigate()
  const [Layer, setLayer] = useState<Layer>()
  const open = useCallback(async () => {
    const part = await import('#site/features/search/search-layer.tsx').catch(() => undefined)
    if (part) setLayer(() => part.SearchLayer)
    else void navigate(address)
  }, [address, navigate])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const isWriting =
        target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (event.defaultPrevented || !(isSlash || isCommand)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
  return { open, layer: Layer && <Layer onClose={() => setLayer(undefined)} /> }
}

export function SiteHeader({ isOnInk }: { isOnInk: boolean }) {
  const { address: to, texts } = useLanguage()
  const state = useHeaderState()
  const ref = useRef<HTMLElement>(null)
  useMenuClosing(ref)
  useCurrentArea(ref)
  const { layer, open } = useSearchLayer(to('/search'))
  const click = (event: MouseEvent) => {
    // With a key held it is a link like any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return (
    <header ref={ref} className={`site-header ${isOnInk ? 'on-ink' : ''} ${state}`}>
      <div className="frame header-row">
        <Logo />
        <FrameHtml id="main-menu" as="nav" className="main-menu" label={texts.mainMenu} />
        <div className="header-tools">
          <a
            href={to('/search')}
            className="header-tool"
            aria-label={texts.search}
            aria-keyshortcuts="/ Control+K"
            onClick={click}
          >
            <Icon drawing={interfaceIcons.search} />
            <kbd aria-hidden="true" className="needs-scripts">
              /
            </kbd>
          </a>
          <span className="wide-only">
            <LanguageSwitch isOffered />
          </span>
          <ThemeSwitch />
          <PersonMenu className="wide-only" />
          <PhoneMenu />
        </div>
      </div>
      {layer}
    </header>
  )
}
