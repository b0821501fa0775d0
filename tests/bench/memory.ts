/**
 * `npm run bench:memory`: an hour's traffic of a company's site in ten minutes, on the embedded database with the admin
 * on: pages in both languages, searches, forms, sign-ins, tickets, downloads and publications. Memory and descriptors of
 * the process are read every few seconds. It is not about speed, and may run beside other work.
 *
 *   BENCH_MINUTES=10 npm run bench:memory
 */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { buildMissing } from '#server/builds/build.ts'
import { ask, asDocument } from '../process/ask.ts'
import { askCall, openEnquiry } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { demoPassword, signIn } from '../process/staff.ts'
import { median } from './load.ts'

const minutes = Number(process.env.BENCH_MINUTES ?? 10)
const goals = { megabytes: 400, handles: 8, growth: 1.05 }

/** How often each kind of request comes in an hour of a busy company's site; here in the minutes of the bench. */
const perHour = { page: 7200, search: 900, form: 120, signIn: 90, ticket: 120, file: 300, publication: 40 }

interface Sample {
  minute: number
  megabytes: number
  descriptors: number
  handles: number
}

function look({ dataDir, pid }: Portico, begun: number): Sample {
  const files = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`)
    } catch {
      return ''
    }
  })
  return {
    minute: (performance.now() - begun) / 60_000,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    descriptors: files.length,
    handles: files.filter((path) => path.startsWith(`${dataDir}/portico.db`)).length,
  }
}

/** What visitors, customers and staff do, each once when called. */
async function createTraffic({ origin }: Portico) {
  const { text: parts } = await ask(`${origin}/sitemap.xml`)
  const map = parts.includes('sitemap-1.xml') ? await ask(`${origin}/sitemap-1.xml`) : { text: parts }
  const addresses = [...map.text.matchAll(/<loc>[^<]*?(\/[^<]*)<\/loc>/g)].map(([, url = '/']) => new URL(url, origin))
  const pages = addresses.map(({ pathname, search }) => pathname + search)
  const { text: index } = await ask(`${origin}/releases/index.json`)
  const downloads = [...index.matchAll(/"(?:https?:\/\/[^"/]+)(\/releases\/[^"]+)"/g)].map(([, path = '']) => path)
  const staff = await signIn(origin)
  const login = { email: 'maya.hart@example.com', password: demoPassword }
  const { token } = await askCall<{ token: string }>(origin, 'auth/login', login)
  const words = ['仿真', 'solver', '许可证', 'license server', '硬件在环', 'matlab', '振动', 'release notes']
  let count = 0
  const one = (list: readonly string[]) => list[(count += 7) % list.length] ?? '/'
  const tell = (path: string, body: object) =>
    ask(`${origin}/api/portal/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accessToken: token },
      body: JSON.stringify(body),
    })
  return {
    page: () => ask(origin + one(pages), { headers: asDocument }),
    search: () =>
      ask(`${origin}/search?q=${encodeURIComponent(`${one(words)} ${count % 40}`)}`, { headers: asDocument }),
    form: async () => {
      const form = { token: await openEnquiry(origin, 'contact') }
      return tell('contact/message', {
        name: 'X',
        email: 'li.wei@example.com',
        subject: 'S',
        message: `About ${randomUUID()}`,
        consent: '2026-11',
        token: form.token,
      })
    },
    signIn: () => tell('auth/login', login),
    ticket: () =>
      tell('ticket/create', {
        subject: 'Solver stops',
        severity: '3',
        category: 'fault',
        draft: randomUUID(),
        text: `It stops. ${randomUUID()}`,
      }),
    file: () => ask(origin + one(downloads.length > 0 ? downloads : ['/sitemap.xml'])),
    publication: () => {
      const slug = `bench-${randomUUID()}`
      return ask(`${origin}/admin/api/news-categories?locale=zh`, {
        method: 'POST',
        headers: { cookie: staff, 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ title: slug, slug, _status: 'published' }),
      })
    },
  } satisfies Record<keyof typeof perHour, () => Promise<{ status: number }>>
}

/** Sends each kind at its own even pace until the end; a slow answer holds nobody else up. */
async function drive(portico: Portico, end: number): Promise<Map<string, number>> {
  const traffic = await createTraffic(portico)
  const answers = new Map<string, number>()
  const drivers = Object.entries(perHour).map(async ([kind, times]) => {
    const pause = (minutes * 60_000) / times
    while (performance.now() < end) {
      void traffic[kind as keyof typeof perHour]()
        .then(
          ({ status }) => `${kind} ${status}`,
          () => `${kind} without answer`,
        )
        .then((what) => answers.set(what, (answers.get(what) ?? 0) + 1))
      await wait(pause)
    }
  })
  await Promise.all(drivers)
  return answers
}

function report(samples: readonly Sample[]): boolean {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say('minute  resident  descriptors  of the database')
  for (let minute = 0; minute < minutes; minute += 1) {
    const some = samples.filter((sample) => Math.floor(sample.minute) === minute)
    const most = (of: (sample: Sample) => number) => Math.max(...some.map(of))
    if (some.length > 0)
      say(
        `${String(minute + 1).padStart(6)}${`${most(({ megabytes }) => megabytes).toFixed(0)} MB`.padStart(10)}` +
          `${String(most(({ descriptors }) => descriptors)).padStart(13)}${String(most(({ handles }) => handles)).padStart(17)}`,
      )
  }
  const middle = (from: number, to: number) =>
    median(samples.filter(({ minute }) => minute >= from && minute < to).map(({ megabytes }) => megabytes))
  const growth = middle(minutes - 1, minutes + 1) / middle(minutes * 0.3, minutes * 0.4)
  const settled = samples.filter(({ minute }) => minute >= minutes * 0.3)
  const megabytes = Math.max(...settled.map((sample) => sample.megabytes))
  const handles = Math.max(...samples.map((sample) => sample.handles))
  const lines: [string, string, boolean][] = [
    ['Resident', `${megabytes.toFixed(0)} MB (≤ ${goals.megabytes})`, megabytes <= goals.megabytes],
    ['Handles on the database', `${handles} (≤ ${goals.handles})`, handles <= goals.handles],
    ['Last minute against the fourth', `${growth.toFixed(2)} (≤ ${goals.growth})`, growth <= goals.growth],
  ]
  for (const [what, value, isReached] of lines) say(`${isReached ? '✓' : '✗'} ${what}: ${value}`)
  return lines.every(([, , isReached]) => isReached)
}

await buildMissing(['site', 'admin'], () => undefined)
const dataDir = await makeDataFolder()
const portico = await startPortico({ dataDir, env: { RATE_LIMITS: 'off' } })
try {
  const begun = performance.now()
  const end = begun + minutes * 60_000
  const samples: Sample[] = []
  const timer = setInterval(() => void samples.push(look(portico, begun)), 2000)
  const answers = await drive(portico, end)
  clearInterval(timer)
  for (const [what, times] of [...answers].sort(([a], [b]) => a.localeCompare(b)))
    process.stdout.write(`${what}: ${times}\n`)
  if (!report(samples)) process.exitCode = 1
} finally {
  await portico.stop()
  await removeFolder(dataDir)
}
