/**
 * `npm run bench:rolling`: two processes on one database behind nginx, then behind Caddy, with the configurations of
 * `deploy/`. While requests come at an even rate each process is stopped and started in turn; every answer that is no
 * 2xx or 3xx counts, and every connection that fails. It takes PostgreSQL, nginx and Caddy.
 *
 *   BENCH_PER_SECOND=400 npm run bench:rolling [-- nginx | caddy]
 */
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildMissing } from '#server/builds/build.ts'
import { asDocument } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { findFreePort } from '../process/free-port.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { makePostgresTemplate, templateDatabase } from '../setup/postgres.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { keepTemplate } from '../setup/template.ts'
import { type FrontKind, fronts, startFront } from './fronts.ts'
import { findMissing, quantile } from './load.ts'

const perSecond = Number(process.env.BENCH_PER_SECOND ?? 400)
/** One front alone. */
const [asked] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Kind {
  method: 'GET' | 'POST'
  path: string
  /** Of a hundred requests. */
  share: number
}

/** Stored pages, one that is rendered each time, and a call, which is a POST and must not be sent twice. */
const kinds: Kind[] = [
  { method: 'GET', path: '/', share: 40 },
  { method: 'GET', path: '/en', share: 30 },
  { method: 'GET', path: '/en/news', share: 20 },
  { method: 'GET', path: '/en/search?q=laser', share: 1 },
  { method: 'POST', path: '/api/portal/base/site', share: 9 },
]
const ofHundred = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))

interface Outcome {
  sent: number
  milliseconds: number[]
  failures: Map<string, number>
}

function send(origin: string, agent: Agent, kind: Kind, outcome: Outcome): Promise<void> {
  const begun = performance.now()
  const isCall = kind.method === 'POST'
  const headers = isCall ? { 'content-type': 'application/json', 'content-length': '2', lang: 'en' } : asDocument
  outcome.sent += 1
  return new Promise((resolve) => {
    const end = (failure?: string) => {
      outcome.milliseconds.push(performance.now() - begun)
      const what = `${kind.method} ${kind.path}: ${failure}`
      if (failure !== undefined) outcome.failures.set(what, (outcome.failures.get(what) ?? 0) + 1)
      resolve()
    }
    const asking = request(`${origin}${kind.path}`, { method: kind.method, headers, agent }, (response) => {
      response.resume()
      response.once('error', ({ message }) => end(message))
      response.once('end', () => end((response.statusCode ?? 0) < 400 ? undefined : String(response.statusCode)))
    })
    asking.once('error', ({ message }) => end(message))
    asking.end(isCall ? '{}' : undefined)
  })
}

/** Sends at an even rate, whether or not answers come, until it is told to stop. */
async function load(origin: string, until: AbortSignal): Promise<Outcome & { seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const outcome: Outcome = { sent: 0, milliseconds: [], failures: new Map() }
  const pending = new Set<Promise<void>>()
  const begun = performance.now()
  while (!until.aborted) {
    const due = ((performance.now() - begun) / 1000) * perSecond
    while (outcome.sent < due) {
      const kind = ofHundred[(outcome.sent * 37) % ofHundred.length]
      if (kind === undefined) break
      const sending = send(origin, agent, kind, outcome)
      pending.add(sending)
      void sending.finally(() => pending.delete(sending))
    }
    await pause(5)
  }
  const seconds = (performance.now() - begun) / 1000
  await Promise.all(pending)
  agent.destroy()
  return { ...outcome, seconds }
}

async function tryFront(kind: FrontKind, running: Portico[], start: (port: number) => Promise<Portico>): Promise<void> {
  const front = await startFront(
    kind,
    running.map(({ port }) => port),
  )
  const stopping = new AbortController()
  const loading = load(front.origin, stopping.signal)
  try {
    await pause(3000)
    for (const index of running.keys()) {
      const { port, stop } = running[index] as Portico
      const begun = performance.now()
      const { code } = await stop()
      if (code !== 0) throw new Error(`A process ended with ${code}`)
      await pause(1000)
      running[index] = await start(port)
      say(`${kind}: process ${index + 1} again after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      // As long as the front leaves a process alone that has refused it.
      await pause(3000)
    }
  } finally {
    stopping.abort()
    const { failures, milliseconds, seconds, sent } = await loading
    const [half, most, longest] = [0.5, 0.99, 1].map((share) => quantile(milliseconds, share).toFixed(0))
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
    say(
      `${kind}: ${sent} requests in ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)} a second), ${failed} failed`,
    )
    say(`  half within ${half} ms, 99 of 100 within ${most} ms, the longest ${longest} ms`)
    for (const [what, count] of failures) say(`  ${count} × ${what}`)
    if (failed > 0) process.exitCode = 1
    await front.stop()
  }
}

const missing = await findMissing({ nginx: 'nginx-light', caddy: 'caddy' })
if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`)
await buildMissing(['packages', 'site', 'admin'], say)
const cluster = await startCluster(join(await keepTemplate('postgres', makePostgresTemplate), 'cluster'))
const dataDir = await makeDataFolder()
const env = {
  DATABASE_URL: cluster.urlOf(templateDatabase),
  PUBLIC_URL: 'http://portico.example',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // All requests come from one address.
  RATE_LIMITS: 'off',
}
const start = (port: number) => startPortico({ dataDir, env, port })
const running: Portico[] = []
try {
  for (let count = 0; count < 2; count += 1) running.push(await start(await findFreePort()))
  for (const kind of fronts.filter((each) => asked === undefined || each === asked))
    await tryFront(kind, running, start)
} finally {
  for (const portico of running) await portico.stop()
  await cluster.stop()
  await removeFolder(dataDir)
}
