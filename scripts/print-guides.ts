/**
 * Prints the demo's installation guides as PDF from the HTML beside them: `npx node scripts/print-guides.ts`, after a change
 * to that. Their bytes are what releases list digests of, so they are kept and not made anew at each start.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchChromium } from '../tests/browser/chromium.ts'

const folder = join(import.meta.dirname, '../demo/downloads')
const { browser, close } = await launchChromium()
const page = await browser.newPage()
for (const locale of ['zh', 'en']) {
  const path = join(folder, `install-guide-${locale}`)
  await page.goto(pathToFileURL(`${path}.html`).href)
  await page.pdf({ path: `${path}.pdf`, preferCSSPageSize: true })
}
await close()
