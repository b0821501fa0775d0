/**
 * Part of `npm run bench:desk`: fills the database of the environment with tickets and asks for them as customers and agents
 * do. One process for each database, because the environment is read once in each.
 */
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { queueNames } from '#content/desk/queue-names.ts'
import { countQueues, readQueuePage, searchTickets } from '#content/desk/queues.ts'
import { indexMissing } from '#content/desk/text-index.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { log } from '#lib/log.ts'
import { calls } from '#portal/calls.ts'
import { createPortal } from '#portal/portal.ts'
import { makeMember, memberPassword } from '../factories/members.ts'
import { newTicket } from '../factories/tickets.ts'
import { growDesk } from './grow-desk.ts'

const tickets = Number(process.env.BENCH_TICKETS ?? 200_000)
const rounds = 25
const say = (line: string) => process.stdout.write(`${line}\n`)

const payload = await getPayload({ config })
const portal = createPortal({
  payload,
  log,
  calls,
  checksAnswers: false,
  keepsAnswers: false,
  origin: 'http://localhost',
})
const call = async (path: string, body: unknown, token?: string) => {
  const { envelope } = await portal.call({ path, body, locale: 'en', requestId: 'bench', caller: { token } })
  if (envelope.code !== '000000') throw new Error(`${path} gave ${envelope.code}`)
  return envelope.data as Record<string, unknown>
}

const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(payload)))
const tokens: string[] = []
for (const { email } of members)
  tokens.push(String((await call('auth/login', { email, password: memberPassword })).token))
const { docs: staff } = await payload.find({ collection: 'users', limit: 0, pagination: false })
const agents = staff.map(({ id }) => id)

const begun = performance.now()
await growDesk(payload, { tickets, customers: members.map(({ id }) => id), agents })
const filled = performance.now()
const indexed = await indexMissing(payload)
const ask = openAsk(payload)
await ask('ANALYZE')
say(
  `${isPostgres(payload) ? 'PostgreSQL' : 'SQLite'}, ${tickets} tickets and ${tickets * 5} messages: filled in ${((filled - begun) / 1000).toFixed(0)} s, ${indexed} texts indexed in ${((performance.now() - filled) / 1000).toFixed(0)} s`,
)

/** Times something some times over. @param limit in milliseconds, for the median */
async function measure(what: string, limit: number, run: (round: number) => Promise<unknown>): Promise<void> {
  await run(0)
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const start = performance.now()
    await run(round)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const median = times[Math.floor(rounds / 2)] ?? Number.NaN
  say(
    `${what}: median ${median.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(0)} ms; < ${limit}: ${median < limit ? 'reached' : 'MISSED'}`,
  )
}

const tokenOf = (round: number) => tokens[round % tokens.length]
const desk = { ask, isOnPostgres: isPostgres(payload), user: agents[0] ?? 0, locale: 'en' as const }
const words = ['solver', '求解器', 'licence', '许可', 'FMU 3.0', '温度', 'T-2345', 'Run 4711', 'export']

await measure('A customer’s list', 50, (round) => call('ticket/list', {}, tokenOf(round)))
await measure('The same by words', 150, (round) =>
  call('ticket/list', { q: words[round % words.length] }, tokenOf(round)),
)
for (const name of queueNames) await measure(`The agents’ queue “${name}”`, 100, () => readQueuePage(desk, name))
await measure('The counts of all queues', 100, () => countQueues(desk))
await measure('The agents’ search', 150, (round) => searchTickets(desk, words[round % words.length] ?? ''))
await measure('Opening a ticket, the mail server down', 300, (round) =>
  call('ticket/create', newTicket(), tokenOf(round)),
)
await payload.destroy()
process.exit(0)
