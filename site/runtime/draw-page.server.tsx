import { renderToStaticMarkup } from 'react-dom/server'
import type { FrameFacts } from '#site/features/frame/load-frame.ts'
import { FrameProvider } from './frame.tsx'
import { LanguageProvider } from './language.tsx'
import type { SiteContext } from './site-context.ts'

/**
 * Draws the page's own part as HTML, where no browser will hydrate it: as one string, without React's marks between texts
 * and without its detour over small chunks of bytes.
 */
export function drawPage({ locale, served }: Pick<SiteContext, 'locale' | 'served'>, frame: FrameFacts): void {
  const { content, screen: Screen } = served.page ?? {}
  if (Screen === undefined) return
  served.pageHtml = renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <FrameProvider frame={frame}>
        <Screen data={content as never} />
      </FrameProvider>
    </LanguageProvider>,
  )
}
