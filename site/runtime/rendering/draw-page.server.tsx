import { renderToStaticMarkup } from 'react-dom/server'
import { createKeptDrawings } from './kept-drawings.server.ts'
import { SubmissionContext } from './submission.ts'
import { type FrameFacts, FrameProvider } from './frame.tsx'
import { LanguageProvider } from '#site/runtime/language/language.tsx'
import { drawScreen } from './served-html.tsx'
import type { SiteContext } from './site-context.ts'

/** So many, of up to some 100 kB, stay in memory beside the stored pages. */
const drawOnce = createKeptDrawings<Uint8Array>(64)

/**
 * Draws the page's own part as HTML, where no browser will hydrate it: as one string, without React's marks between texts
 * and without its detour over small chunks of bytes. While the answers that it is made from are stored, it is drawn once:
 * a change of the frame alone, which is on every page, draws no page anew.
 * @param address of the page, with its query
 */
export function drawPage(
  { locale, served, submission }: Pick<SiteContext, 'locale' | 'served' | 'submission'>,
  frame: FrameFacts,
  address: string,
): void {
  const { answers, content, screen } = served.page ?? {}
  if (screen === undefined) return
  const draw = () =>
    Buffer.from(
      renderToStaticMarkup(
        <LanguageProvider locale={locale} off={frame.site.off}>
          <FrameProvider frame={frame}>
            <SubmissionContext value={submission}>{drawScreen(screen, content)}</SubmissionContext>
          </FrameProvider>
        </LanguageProvider>,
      ),
    )
  const isKept = answers !== undefined && submission === undefined
  served.pageHtml = isKept ? drawOnce(address, [...answers, ...Object.values(frame), served.ownTexts], draw) : draw()
}
