/**
 * `npm run bench:stall`: staff who sign in and customers who write, as fast as each is answered, for five minutes; beside
 * them one who asks whether the process lives. Nothing that anybody does may hold up everybody else: 99 of 100 of those
 * answers come within 250 ms.
 *
 *   BENCH_MINUTES=5 npm run bench:stall
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { buildMissing } from '#server/builds/build.ts'
import { ask } from '../process/ask.ts'
import { askCall } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { demoPassword, editor } from '../process/staff.ts'
import { median, quantile } from './load.ts'

const minutes = Number(process.env.BENCH_MINUTES ?? 5)
/** Of each kind, at once. */
const clients = 4
const goal = 250

/** What the clients of each kind do, each once when called. */
async function createWork({ origin }: Portico) {
  const login = { email: 'maya.hart@example.com', password: demoPassword }
  const { token } = await askCall<{ token: string }>(origin, 'auth/login', login)
  const tell = (path: string, body: object, headers: Record<string, string>) =>
    ask(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    'sign-in of staff': () => tell('/admin/api/users/login', { email: editor, password: demoPassword }, { origin }),
    ticket: () =>
      tell(
        '/api/portal/ticket/create',
        { subject: 'Solver stops', severity: '3', category: 'fault', draft: randomUUID(), text: 'It stops.' },
        { accessToken: token },
      ),
  }
}

await buildMissing(['site', 'admin'], () => undefined)
const dataDir = await makeDataFolder()
const portico = await startPortico({ dataDir, env: { RATE_LIMITS: 'off' } })
try {
  const work = await createWork(portico)
  const end = performance.now() + minutes * 60_000
  const answers = new Map<string, number>()
  const times: number[] = []
  const watch = async () => {
    while (performance.now() < end) {
      const begun = performance.now()
      await ask(`${portico.origin}/healthz`)
      times.push(performance.now() - begun)
      await wait(20)
    }
  }
  const keepOn = async (kind: string, one: () => Promise<{ status: number }>) => {
    while (performance.now() < end) {
      const what = await one().then(
        ({ status }) => `${kind} ${status}`,
        () => `${kind} without answer`,
      )
      answers.set(what, (answers.get(what) ?? 0) + 1)
    }
  }
  await Promise.all([
    watch(),
    ...Object.entries(work).flatMap(([kind, one]) => Array.from({ length: clients }, () => keepOn(kind, one))),
  ])
  const most = quantile(times, 0.99)
  for (const [what, count] of answers) process.stdout.write(`${what}: ${count}\n`)
  process.stdout.write(
    `${most <= goal ? '✓' : '✗'} /healthz, ${times.length} answers: median ${median(times).toFixed(0)} ms, ` +
      `99 of 100 within ${most.toFixed(0)} ms (≤ ${goal}), slowest ${Math.max(...times).toFixed(0)} ms\n`,
  )
  if (most > goal) process.exitCode = 1
} finally {
  await portico.stop()
  await removeFolder(dataDir)
}
