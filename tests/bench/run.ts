/**
 * `npm run bench`: one table. Rates are compared within one run on one core; they say nothing across machines. Run it
 * when nothing else runs: what else the machine does is in every figure.
 */
import { readFileSync } from 'node:fs'
import { buildMissing } from '#server/builds/build.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { findMissing, measureRequests, median, onMeasuredCore, type Rate } from './load.ts'
import { startNginx } from './nginx.ts'

interface Row {
  what: string
  value: string
  goal?: string
  isReached?: boolean
}

const rows: Row[] = []
const silent = () => undefined

async function withPortico<T>(env: Record<string, string>, use: (portico: Portico) => Promise<T>): Promise<T> {
  const portico = await startPortico({ dataDir, env, prefix: onMeasuredCore })
  try {
    return await use(portico)
  } finally {
    await portico.stop()
  }
}

/** Memory of a process as the system counts it, in megabytes. */
function readMemory({ pid }: Portico): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** The home page by the address that needs no look-up. */
function homeOf({ pid, port }: Portico): { url: string; pid: number } {
  return { url: `http://127.0.0.1:${port}/`, pid }
}

function middle(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    perProcessorSecond: median(rates.map(({ perProcessorSecond }) => perProcessorSecond)),
  }
}

function pushRate(what: string, { perProcessorSecond, perSecond }: Rate, goal?: number): void {
  const value = `${perSecond.toFixed(0)}/s  (${perProcessorSecond.toFixed(0)} in a second of processor time)`
  rows.push({ what, value, ...(goal !== undefined && { goal: `≥ ${goal}/s`, isReached: perSecond >= goal }) })
}

/** nginx and Portico in turn, so that whatever else changes meanwhile meets both. */
async function measureStored(): Promise<void> {
  await withPortico({}, async (portico) => {
    const home = homeOf(portico)
    const { bytes: gzip, text: html } = await ask(home.url, { headers: { 'accept-encoding': 'gzip' } })
    const nginx = await startNginx({ html, gzip })
    const rates: { nginx: Rate[]; portico: Rate[] } = { nginx: [], portico: [] }
    for (let round = 0; round < 2; round += 1) {
      rates.nginx.push(await measureRequests(nginx))
      rates.portico.push(await measureRequests(home))
    }
    await nginx.stop()
    const [ofNginx, ofPortico] = [middle(rates.nginx), middle(rates.portico)]
    pushRate(`nginx, home page as a gzip file (${gzip.length} bytes)`, ofNginx)
    pushRate('Portico, stored home page', ofPortico)
    const ratio = ofPortico.perSecond / ofNginx.perSecond
    const ofProcessor = ofPortico.perProcessorSecond / ofNginx.perProcessorSecond
    const value = `${ratio.toFixed(2)}  (${ofProcessor.toFixed(2)} by processor time)`
    rows.push({ what: 'Stored page against nginx', value, goal: '≥ 0.60', isReached: ratio >= 0.6 })
    pushMemory('Memory after load, with admin', readMemory(portico))
  })
}

function pushMemory(what: string, megabytes: number): void {
  rows.push({ what, value: `${megabytes.toFixed(0)} MB`, goal: '< 450 MB', isReached: megabytes < 450 })
}

async function measureRendered(): Promise<void> {
  const measured = { PAGE_STORE: 'off', RATE_LIMITS: 'off', ADMIN: 'off' }
  await withPortico(measured, async (portico) => {
    // The compiler needs some hundred renderings until the code is as quick as it gets.
    await measureRequests(homeOf(portico))
    pushRate('Rendered home page, the calls stored', await measureRequests(homeOf(portico)), 250)
  })
  await withPortico({ ...measured, CALL_STORE: 'off' }, async (portico) => {
    pushRate('Rendered home page, nothing stored at all', await measureRequests(homeOf(portico)))
  })
}

async function measureWithoutAdmin(): Promise<void> {
  await withPortico({ ADMIN: 'off' }, async (portico) => {
    await measureRequests(homeOf(portico))
    pushMemory('Memory after load, without admin', readMemory(portico))
  })
}

async function measureStart(): Promise<void> {
  const times: number[] = []
  for (let start = 0; start < 3; start += 1) {
    const before = performance.now()
    const portico = await startPortico({ dataDir })
    times.push((performance.now() - before) / 1000)
    await portico.stop()
  }
  const time = median(times)
  rows.push({
    what: 'Start until /readyz, not the first',
    value: `${time.toFixed(2)} s`,
    goal: '< 3 s',
    isReached: time < 3,
  })
}

async function measureBuild(): Promise<void> {
  const before = performance.now()
  await buildMissing(['site'], silent, { isForced: true })
  const time = (performance.now() - before) / 1000
  rows.push({ what: 'Build of the site', value: `${time.toFixed(1)} s`, goal: '< 10 s', isReached: time < 10 })
}

function print(): void {
  const width = (read: (row: Row) => string) => Math.max(...rows.map((row) => read(row).length))
  const [what, value] = [width((row) => row.what), width((row) => row.value)]
  for (const row of rows) {
    const verdict =
      row.goal === undefined ? '' : `${row.goal.padEnd(9)} ${row.isReached === true ? 'reached' : 'MISSED'}`
    process.stdout.write(`${row.what.padEnd(what)}  ${row.value.padStart(value)}  ${verdict}\n`)
  }
}

const missing = await findMissing({ wrk: 'wrk', nginx: 'nginx-light', taskset: 'util-linux' })
if (missing.length > 0) {
  process.stderr.write(`The bench needs ${missing.join(', ')}.\n`)
  process.exit(1)
}
await measureBuild()
await buildMissing(['site', 'admin'], silent)
const dataDir = await makeDataFolder()
try {
  await measureStart()
  await measureStored()
  await measureWithoutAdmin()
  await measureRendered()
} finally {
  await removeFolder(dataDir)
}
print()
