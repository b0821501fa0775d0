import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, locales } from '#lib/locale.ts'
import { createKeptDrawings } from '#site/runtime/rendering/kept-drawings.server.ts'
import { LanguageProvider } from '#site/runtime/language/language.tsx'
import { brandOfFrame, FrameProvider } from '#site/runtime/rendering/frame.tsx'
import type { FramePart } from '#site/runtime/rendering/served-html.tsx'
import type { SiteContext } from '#site/runtime/rendering/site-context.ts'
import type { FrameData } from './load-frame.ts'
import { areasOf } from '#site/features/menu/load-menus.ts'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenuList } from './phone-menu-list.tsx'
import { Filing, SiteFooter } from './site-footer.tsx'

type FrameParts = Record<FramePart, string>

const drawOnce = createKeptDrawings<FrameParts>(locales.length)

/** The parts of the frame that no page changes, as HTML. */
export function renderFrame(
  frame: FrameData,
  { icons, locale, served }: Pick<SiteContext, 'icons' | 'locale' | 'served'>,
): FrameParts {
  return drawOnce(locale, [...Object.values(frame), served.ownTexts], () => drawParts(frame, locale, icons))
}

function drawParts(frame: FrameData, locale: Locale, icons: SiteContext['icons']): FrameParts {
  const areas = areasOf(frame)
  const names = areas.flatMap(({ children }) => children.flatMap(({ icon }) => icon ?? []))
  const announcements = frame.announcements ?? []
  const brand = brandOfFrame(frame.brand)
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <LanguageProvider locale={locale} off={frame.site.off}>
        <FrameProvider frame={{ site: frame.site, brand, announcements }}>{part}</FrameProvider>
      </LanguageProvider>,
    )
  return {
    'main-menu': draw(<MainMenu areas={areas} icons={icons(names)} />),
    'phone-menu': draw(<PhoneMenuList areas={areas} />),
    footer: draw(<SiteFooter frame={frame} />),
    filing: draw(<Filing site={frame.site} />),
  }
}
