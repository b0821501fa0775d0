/**
 * `npm run bench:studio`: the admin on the demo and on twenty thousand news, in one run; a draft that has been saved five
 * hundred times; and how soon a saved draft is seen as a page. SQLite. Run it when nothing else runs.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildMissing, root } from '#server/builds/build.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'
import { publisher, signIn } from '../process/staff.ts'
import { median } from './load.ts'

const rounds = 15
const saves = 500
/** The goals of issue 26: later against earlier, and milliseconds from a save to its page. */
const goals = { ratio: 1.3, preview: 1000 }

const say = (line: string) => process.stdout.write(`${line}\n`)
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')

/** Copies of the demo's news, with a version each: the admin's lists read the latest version, not the record. */
function fill(dataDir: string): void {
  for (const file of ['grow.ts', 'grow-versions.ts']) {
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The database could not be filled:\n${stderr}`)
    process.stdout.write(stdout)
  }
}

/** A running admin that somebody is signed in at. */
async function withAdmin<T>(dataDir: string, work: (origin: string, cookie: string) => Promise<T>): Promise<T> {
  const portico = await startPortico({ dataDir, env: { ADMIN: 'on', RATE_LIMITS: 'off', NODE_ENV: 'production' } })
  try {
    return await work(portico.origin, await signIn(portico.origin, publisher))
  } finally {
    await portico.stop()
  }
}

/** Median of a page of the admin, in milliseconds; the first answers compile it. */
async function timePage(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds + 5; round += 1) {
    const begun = performance.now()
    const { status } = await ask(url, { headers: { cookie, 'accept-encoding': 'gzip' } })
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    if (round >= 5) times.push(performance.now() - begun)
  }
  return median(times)
}

/** Saves a draft as the form does by itself. @returns how long that took */
async function saveDraft(origin: string, cookie: string, title: string): Promise<number> {
  const begun = performance.now()
  const { status, text } = await ask(`${origin}/admin/api/news/1?locale=zh&draft=true&autosave=true&depth=0`, {
    method: 'PATCH',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'draft' }),
  })
  if (status !== 200) throw new Error(`Saving answered ${status}: ${text.slice(0, 200)}`)
  return performance.now() - begun
}

interface Shared {
  path: string
}

async function timePreview(origin: string, cookie: string): Promise<number> {
  const asked = await ask(`${origin}/admin/api/preview-links/share`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'news', record: 1, locale: 'zh', recipient: 'bench' }),
  })
  const { headers } = await ask(origin + (JSON.parse(asked.text) as Shared).path)
  const page = origin + String(headers.location)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const title = `第${round}稿`
    const begun = performance.now()
    await saveDraft(origin, cookie, title)
    const { text } = await ask(page)
    if (!text.includes(title)) throw new Error('The preview does not show what was saved')
    times.push(performance.now() - begun)
  }
  return median(times)
}

interface Pages {
  list: number
  document: number
  versions: number
}

async function timePages(origin: string, cookie: string): Promise<Pages> {
  const at = (path: string) => timePage(`${origin}/admin/collections/news${path}`, cookie)
  return { list: await at('?limit=10'), document: await at('/1?locale=zh'), versions: await at('/1/versions') }
}

function compare(name: string, earlier: Pages, later: Pages): void {
  for (const page of ['list', 'document', 'versions'] as const) {
    const ratio = later[page] / earlier[page]
    say(`${name}, ${page}: ${earlier[page].toFixed(0)} ms, then ${later[page].toFixed(0)} ms`)
    say(`  ${ratio.toFixed(2)} times, ≤ ${goals.ratio}: ${verdict(ratio <= goals.ratio)}`)
  }
}

await buildMissing(['site', 'admin'], () => undefined)
const dataDir = await makeDataFolder()
try {
  const demo = await withAdmin(dataDir, async (origin, cookie) => {
    const first = await timePages(origin, cookie)
    const preview = await timePreview(origin, cookie)
    say(
      `From saving a draft to its page: ${preview.toFixed(0)} ms, < ${goals.preview}: ${verdict(preview < goals.preview)}`,
    )
    const times: number[] = []
    for (let save = 0; save < saves; save += 1) times.push(await saveDraft(origin, cookie, `标题 ${save}`))
    const [early, late] = [median(times.slice(0, 50)), median(times.slice(-50))]
    say(`Saving, of ${saves} times the first 50: ${early.toFixed(0)} ms, the last 50: ${late.toFixed(0)} ms`)
    say(`  ${(late / early).toFixed(2)} times, ≤ ${goals.ratio}: ${verdict(late / early <= goals.ratio)}`)
    compare(`After ${saves} saves`, first, await timePages(origin, cookie))
    return first
  })
  fill(dataDir)
  compare('With 20,000 news', demo, await withAdmin(dataDir, timePages))
} finally {
  await removeFolder(dataDir)
}
