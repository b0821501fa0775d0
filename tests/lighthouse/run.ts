/**
 * `npm run lighthouse`: one table of Lighthouse's own figures for a phone, home and news in both languages, each the
 * middle one of three runs. Its times depend on the machine: run it when nothing else runs. Addresses can be given as
 * arguments in place of these.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { buildMissing } from '#server/builds/build.ts'
import { chromiumFlags, findChromium } from '../browser/chromium.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'

const given = process.argv.slice(2)
const addresses = given.length > 0 ? given : ['/', '/en', '/news', '/en/news']
const runs = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

async function measure(url: string, port: number): Promise<Result> {
  // Without the words of a browser in the page's language the visit would begin with a redirect to the other one.
  const extraHeaders = { 'Accept-Language': /^\/en(\/|$)/.test(new URL(url).pathname) ? 'en' : 'zh-CN' }
  const result = await lighthouse(url, { port, extraHeaders, onlyCategories: [...categories], logLevel: 'error' })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
  return result.lhr
}

/** The run in the middle by its score of speed. */
function middleOf(results: Result[]): Result {
  const sorted = results.toSorted(
    (a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0),
  )
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('no run')
  return middle
}

/** In whole milliseconds where Lighthouse's own words are rounded to tenths of a second: a limit may lie between two. */
function figureOf({ displayValue = '', numericUnit, numericValue = 0 }: Result['audits'][string]): string {
  return numericUnit === 'millisecond' ? `${Math.round(numericValue)} ms` : displayValue
}

function rowOf(address: string, result: Result): string[] {
  const scores = categories.map((name) => String(Math.round((result.categories[name]?.score ?? 0) * 100)))
  const figures = Object.values(audits).map((name) => result.audits[name])
  return [address, ...scores, ...figures.map((audit) => (audit === undefined ? '' : figureOf(audit)))]
}

/** What a category took points off for. */
function findings(result: Result): string[] {
  return Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${result.audits[id]?.displayValue ?? result.audits[id]?.title ?? ''}`),
  )
}

function print(rows: string[][]): void {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows)
    process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
}

const chromePath = findChromium(true)
if (chromePath === undefined) {
  process.stderr.write('There is no Chromium: install it (apt-get install chromium) or set CHROMIUM.\n')
  process.exit(1)
}
await buildMissing(['site'], () => undefined)
const dataDir = await makeDataFolder()
const portico = await startPortico({ dataDir, env: { ADMIN: 'off' } })
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] })
try {
  const rows = [['address', ...categories, ...Object.keys(audits)]]
  const lines: string[] = []
  for (const address of addresses) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(portico.origin + address, chrome.port))
    const middle = middleOf(results)
    rows.push(rowOf(address, middle))
    lines.push(...findings(middle).map((finding) => `${address}  ${finding}`))
  }
  print(rows)
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  chrome.kill()
  await portico.stop()
  await removeFolder(dataDir)
}
