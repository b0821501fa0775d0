import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#lib/locale.ts'
import { LanguageProvider } from '#site/runtime/language.tsx'
import { FrameProvider } from '#site/runtime/frame.tsx'
import type { FramePart } from '#site/runtime/served-html.tsx'
import type { SiteContext } from '#site/runtime/site-context.ts'
import type { FrameData } from './load-frame.ts'
import { areasOf } from '#site/features/menu/load-menus.ts'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenuList } from './phone-menu-list.tsx'
import { Filing, SiteFooter } from './site-footer.tsx'

type FrameParts = Record<FramePart, string>

const kept = new Map<Locale, { sources: unknown[]; parts: FrameParts }>()

/**
 * The parts of the frame that no page changes, as HTML. They are drawn again only when an answer they are made from is
 * another one: an answer that is still stored is the very same object.
 */
export function renderFrame(frame: FrameData, { icons, locale }: Pick<SiteContext, 'icons' | 'locale'>): FrameParts {
  const sources = Object.values(frame)
  const known = kept.get(locale)
  if (known?.sources.every((source, index) => source === sources[index]) === true) return known.parts
  const parts = drawParts(frame, locale, icons)
  kept.set(locale, { sources, parts })
  return parts
}

function drawParts(frame: FrameData, locale: Locale, icons: SiteContext['icons']): FrameParts {
  const areas = areasOf(frame)
  const names = areas.flatMap(({ children }) => children.flatMap(({ icon }) => icon ?? []))
  const announcements = frame.announcements ?? []
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <LanguageProvider locale={locale}>
        <FrameProvider frame={{ site: frame.site, announcements }}>{part}</FrameProvider>
      </LanguageProvider>,
    )
  return {
    'main-menu': draw(<MainMenu areas={areas} icons={icons(names)} />),
    'phone-menu': draw(<PhoneMenuList areas={areas} />),
    footer: draw(<SiteFooter frame={frame} />),
    filing: draw(<Filing site={frame.site} />),
  }
}
