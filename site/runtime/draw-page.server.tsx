import { renderToStaticMarkup } from 'react-dom/server'
import { SubmissionContext } from './submission.ts'
import { type FrameFacts, FrameProvider } from './frame.tsx'
import { LanguageProvider } from './language.tsx'
import { drawScreen } from './served-html.tsx'
import type { SiteContext } from './site-context.ts'

/**
 * Draws the page's own part as HTML, where no browser will hydrate it: as one string, without React's marks between texts
 * and without its detour over small chunks of bytes.
 */
export function drawPage(
  { locale, served, submission }: Pick<SiteContext, 'locale' | 'served' | 'submission'>,
  frame: FrameFacts,
): void {
  const { content, screen } = served.page ?? {}
  if (screen === undefined) return
  served.pageHtml = renderToStaticMarkup(
    <LanguageProvider locale={locale}>
      <FrameProvider frame={frame}>
        <SubmissionContext value={submission}>{drawScreen(screen, content)}</SubmissionContext>
      </FrameProvider>
    </LanguageProvider>,
  )
}
