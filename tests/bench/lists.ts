/**
 * `npm run bench:lists`: pages of lists on twenty thousand news and five thousand stories, none of them stored. Each is
 * asked once, so that neither the page nor its calls are at hand. Run it when nothing else runs: what else the machine
 * does is in every figure. The processor's own time beside it is what the page costs on a core that nobody else uses.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildMissing, root } from '#server/builds/build.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { median, readProcessorTime } from './load.ts'

/** Pages of each kind that are measured. */
const samples = 15
/** The goals of the specification: median in milliseconds, and the last pages against the first. */
const goals = { median: 60, ratio: 3, memory: 1.25 }

interface List {
  name: string
  path: string
  filter: string
}

const lists: readonly List[] = [
  { name: 'News', path: '/news', filter: '' },
  { name: 'News of a category', path: '/news', filter: 'category=product&' },
  { name: 'News of a category and year', path: '/en/news', filter: 'category=engineering&year=2025&' },
  { name: 'Stories', path: '/case', filter: '' },
  { name: 'Stories with a product', path: '/en/case', filter: 'product=twin&' },
  { name: 'Stories by three filters', path: '/case', filter: 'category=digital-twin&industry=power&product=twin&' },
  { name: 'Toolboxes', path: '/product/Toolbox', filter: '' },
  { name: 'Toolboxes of a product', path: '/en/product/Toolbox', filter: 'product=studio&' },
]

function readMemory({ pid }: Portico): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Fills the folder's database, in a process of its own because the environment is read once in each. */
function fill(dataDir: string): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'grow.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The database could not be filled:\n${stderr}`)
  process.stdout.write(stdout)
}

const addressOf = ({ filter, path }: List, page: number) => `${path}?${filter}page=${page}`

/** How many pages a list has: the number of its last link. */
async function countPages(portico: Portico, list: List): Promise<number> {
  const { text } = await ask(portico.origin + addressOf(list, 1))
  const numbers = [...text.matchAll(/page=(\d+)/g)].map(([, number]) => Number(number))
  return Math.max(1, ...numbers)
}

/** Medians of pages from one on, each asked once. */
async function measure(portico: Portico, list: List, from: number) {
  const times: number[] = []
  const before = readProcessorTime(portico.pid)
  for (let page = from; page < from + samples; page += 1) {
    const begun = performance.now()
    const { status } = await ask(portico.origin + addressOf(list, page))
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(`${addressOf(list, page)} answered ${status}`)
  }
  return { time: median(times), processor: ((readProcessorTime(portico.pid) - before) / samples) * 1000 }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')

await buildMissing(['site'], () => undefined)
const dataDir = await makeDataFolder()
try {
  fill(dataDir)
  const env = { PAGE_STORE: 'off', RATE_LIMITS: 'off', ADMIN: 'off', NODE_ENV: 'production' }
  const portico = await startPortico({ dataDir, env })
  try {
    // The compiler needs some hundred renderings until the code is as quick as it gets; none is of a page measured later.
    for (let round = 0; round < 150; round += 1) await ask(`${portico.origin}/news?page=${100 + round}`)
    const memory = readMemory(portico)
    for (const list of lists) {
      const pages = await countPages(portico, list)
      if (pages < 2 * samples + 2) {
        say(`${list.name}: only ${pages} pages`)
        continue
      }
      const first = await measure(portico, list, 2)
      const middle = await measure(portico, list, Math.floor(pages / 2) - samples)
      const last = await measure(portico, list, pages - samples + 1)
      const ratio = last.time / first.time
      const figures = [first, middle, last].map(
        ({ processor, time }) => `${time.toFixed(0)} ms (${processor.toFixed(0)} ms of processor)`,
      )
      say(`${list.name}, ${pages} pages: first ${figures[0]}, middle ${figures[1]}, last ${figures[2]}`)
      say(`  median < ${goals.median} ms: ${verdict(Math.max(first.time, last.time) < goals.median)}`)
      say(`  last against first ${ratio.toFixed(2)}, ≤ ${goals.ratio}: ${verdict(ratio <= goals.ratio)}`)
    }
    for (let round = 0; round < 300; round += 1) await ask(`${portico.origin}/news?page=${400 + round}`)
    const grown = readMemory(portico) / memory
    say(`Memory after ${grown.toFixed(2)} times that before, ≤ ${goals.memory}: ${verdict(grown <= goals.memory)}`)
  } finally {
    await portico.stop()
  }
} finally {
  await removeFolder(dataDir)
}
