/**
 * `npm run bench:downloads`: a large file fetched many times at once with every fourth download cut and resumed, its
 * throughput against nginx, the first byte, and pages of a product with thousands of versions. Portico and nginx have one
 * core, the load the other. Run it when nothing else runs: what else the machine does is in every figure.
 *
 *   BENCH_MB=200 BENCH_PARALLEL=200 BENCH_VERSIONS=2000 npm run bench:downloads
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildMissing, root } from '#server/builds/build.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { findMissing, median, onMeasuredCore, readProcessorTime } from './load.ts'
import { startNginx } from './nginx.ts'

const megabytes = Number(process.env.BENCH_MB ?? 200)
const parallel = Number(process.env.BENCH_PARALLEL ?? 200)
const versions = Number(process.env.BENCH_VERSIONS ?? 2000)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** The goals of the specification: megabytes of growth, share of nginx, milliseconds. */
const goals = { growth: 100, share: 0.6, firstByte: 20, page: 80 }
const path = '/releases/studio/R2026b/bench.bin'

interface Facts {
  size: number
  sha256: string
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')

function fill(dataDir: string): Facts {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'make-downloads.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      BENCH_MB: String(megabytes),
      BENCH_VERSIONS: String(versions),
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The data folder could not be filled:\n${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Facts
}

const readMemory = ({ pid }: Portico) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const open = (origin: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { agent: false, headers }, resolve).once('error', reject)
  })

/** Fetches the file, cut once at a byte and resumed from there where one is given. @returns its digest */
async function fetchFile(origin: string, { sha256 }: Facts, cutAt?: number): Promise<string> {
  const hash = createHash('sha256')
  let length = 0
  const take = async (answer: IncomingMessage, until: number) => {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      const kept = chunk.subarray(0, until - length)
      hash.update(kept)
      length += kept.length
      // Leaving the loop destroys the answer, and with it the connection.
      if (length >= until) return
    }
  }
  await take(await open(origin), cutAt ?? Number.POSITIVE_INFINITY)
  if (cutAt !== undefined) {
    const rest = await open(origin, { Range: `bytes=${length}-`, 'If-Range': `"${sha256}"` })
    if (rest.statusCode !== 206) throw new Error(`A resumed download was answered ${rest.statusCode}`)
    await take(rest, Number.POSITIVE_INFINITY)
  }
  return hash.digest('hex')
}

async function measureMany(portico: Portico, facts: Facts): Promise<void> {
  await fetchFile(portico.origin, facts)
  const before = readMemory(portico)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, readMemory(portico))), 100)
  const begun = performance.now()
  const digests = await Promise.all(
    Array.from({ length: parallel }, async (_, index) =>
      fetchFile(
        portico.origin,
        facts,
        index % 4 === 0 ? Math.floor((facts.size * (index + 1)) / (parallel + 1)) : undefined,
      ),
    ),
  )
  const took = (performance.now() - begun) / 1000
  clearInterval(watch)
  const wrong = digests.filter((digest) => digest !== facts.sha256).length
  const cut = Math.ceil(parallel / 4)
  say(`${parallel} downloads of ${megabytes} MB at once, ${cut} of them cut and resumed, in ${took.toFixed(1)} s`)
  say(`  checksums that differ: ${wrong}  ${verdict(wrong === 0)}`)
  const growth = most - before
  say(`  memory: ${before.toFixed(0)} MB, at most ${growth.toFixed(0)} MB more  ${verdict(growth < goals.growth)}`)
}

/** Bytes that a server sends to eight connections, in megabytes for each second and for each of its processor's. */
async function measureSending(url: string, pid: number) {
  const before = readProcessorTime(pid)
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c8', `-d${seconds}s`, '--timeout', '60s', url])
  const used = readProcessorTime(pid) - before
  const [, number = '', unit = ''] = /, ([\d.]+)([KMG])B read/.exec(stdout) ?? []
  const read = Number(number) * { K: 1 / 1024, M: 1, G: 1024 }[unit as 'K' | 'M' | 'G']
  if (!(read > 0)) throw new Error(`The load on ${url} gave no figure:\n${stdout}`)
  return { perSecond: read / seconds, perProcessorSecond: read / used }
}

async function measureAgainstNginx(portico: Portico, dataDir: string, { sha256 }: Facts): Promise<void> {
  const file = join(dataDir, 'downloads/files', sha256.slice(0, 2), sha256)
  const nginx = await startNginx({ html: '', gzip: Buffer.alloc(0), file })
  const all = { nginx: [] as number[], portico: [] as number[] }
  try {
    for (let round = 0; round < 3; round += 1) {
      const theirs = await measureSending(`${nginx.url}file.bin`, nginx.pid)
      const ours = await measureSending(`http://127.0.0.1:${portico.port}${path}`, portico.pid)
      all.nginx.push(theirs.perSecond)
      all.portico.push(ours.perSecond)
      const line = ({ perProcessorSecond, perSecond }: typeof ours) =>
        `${perSecond.toFixed(0)} MB/s (${perProcessorSecond.toFixed(0)} MB in a second of processor time)`
      say(`round ${round + 1}: nginx ${line(theirs)}, Portico ${line(ours)}`)
    }
  } finally {
    await nginx.stop()
  }
  const share = median(all.portico) / median(all.nginx)
  say(`Throughput against nginx: ${share.toFixed(2)}  ${verdict(share >= goals.share)}`)
}

async function measureFirstByte(portico: Portico): Promise<void> {
  const times: number[] = []
  for (let asked = 0; asked < 30; asked += 1) {
    const begun = performance.now()
    const answer = await open(portico.origin)
    await new Promise<void>((resolve) => answer.once('readable', resolve))
    times.push(performance.now() - begun)
    answer.destroy()
  }
  const middle = median(times)
  say(`First byte: ${middle.toFixed(1)} ms (median of ${times.length})  ${verdict(middle < goals.firstByte)}`)
}

async function measurePages({ origin }: Portico): Promise<void> {
  const pages = Math.max(1, Math.ceil(versions / 20))
  const times: number[] = []
  await ask(`${origin}/product/downHistory?product=studio`)
  for (let sample = 0; sample < 15; sample += 1) {
    const page = 1 + Math.floor((sample * pages) / 15)
    const begun = performance.now()
    const { status } = await ask(`${origin}/product/downHistory?product=twin&page=${page}`)
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(`Page ${page} answered ${status}`)
  }
  const middle = median(times)
  say(`A page of ${versions} versions, unstored: ${middle.toFixed(0)} ms (median)  ${verdict(middle < goals.page)}`)
}

const missing = await findMissing({ wrk: 'wrk', nginx: 'nginx', taskset: 'util-linux' })
if (missing.length > 0) throw new Error(`The bench needs ${missing.join(', ')}`)
// The load, and what it starts, is on the other core than what is measured.
execFileSync('taskset', ['-p', '-c', '1', String(process.pid)], { stdio: 'ignore' })
await buildMissing(['site'], () => undefined)
const dataDir = await makeDataFolder()
try {
  const facts = fill(dataDir)
  // Each page is asked for once, so that no call of its own is answered from memory; those of the frame are, as always.
  const environment = { ADMIN: 'off', RATE_LIMITS: 'off', PAGE_STORE: 'off' }
  const portico = await startPortico({ dataDir, env: environment, prefix: onMeasuredCore })
  try {
    await measureFirstByte(portico)
    await measurePages(portico)
    await measureAgainstNginx(portico, dataDir, facts)
    await measureMany(portico, facts)
  } finally {
    await portico.stop()
  }
} finally {
  await removeFolder(dataDir)
}
