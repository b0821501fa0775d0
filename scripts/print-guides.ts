/**
 * Prints the demo companies' guides as PDF from the HTML beside them: `npx node scripts/print-guides.ts [NAME…]`, after a
 * change to that. Their bytes are what releases list digests of, so they are kept and not made anew at each start.
 */
import { basename, join } from 'node:path'
import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { launchChromium } from '../tests/browser/chromium.ts'

const demo = join(import.meta.dirname, '../demo')
const wanted = process.argv.slice(2)
const guides = globSync(['downloads/*.html', 'clinic/papers/*.html'], { cwd: demo })
const { browser, close } = await launchChromium()
const page = await browser.newPage()
for (const guide of guides) {
  if (wanted.length > 0 && !wanted.includes(basename(guide, '.html'))) continue
  const path = join(demo, guide)
  await page.goto(pathToFileURL(path).href)
  await page.pdf({ path: path.replace(/html$/, 'pdf'), preferCSSPageSize: true })
}
await close()
