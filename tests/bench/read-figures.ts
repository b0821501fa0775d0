/**
 * Part of `npm run bench:reads`: asks the calls on the database of the environment. One process for each database, because
 * the environment is read once in each.
 */
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { rebuildPublished } from '#content/published/rebuild.ts'
import { isPostgres, openAsk, type Value } from '#content/search/ask.ts'
import { sqliteClientOf } from '#content/sqlite-client.ts'
import { log } from '#lib/log.ts'
import { calls } from '#portal/calls.ts'
import { createPortal } from '#portal/portal.ts'
import { grow } from './grow.ts'
import { median } from './load.ts'

const rounds = 41
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Calls of the same rooms that the specification does not have. */
const added = new Set(['base/error/report', 'base/column/page', 'home/headings', 'home/headline/list'])

/** The calls of the specification, section 7, with the demo company's name. */
const nineteen = calls
  .map(({ path }) => path.replace('{name}', 'Armilla'))
  .filter((path) => /^(?:home|base|seo)\/|^case\/firtColumn$|^contact\/our$/.test(path) && !added.has(path))

interface Asked {
  what: string
  path: string
  body: object
}
const others: readonly Asked[] = [
  { what: 'News, first page', path: 'news/list', body: {} },
  { what: 'News of a category and year', path: 'news/list', body: { category: 'product', year: 2025 } },
  { what: 'News, far page', path: 'news/list', body: { page: 700 } },
  {
    what: 'Stories by three filters',
    path: 'case/list',
    body: { category: 'digital-twin', industry: 'power', product: 'twin' },
  },
  { what: 'Toolboxes of a product', path: 'toolbox/list', body: { product: 'studio' } },
  { what: 'A news item', path: 'news/detail', body: { id: '1' } },
  { what: 'A news item by its slug', path: 'news/detail', body: { id: 'r2025a-fabu' } },
  { what: 'A product', path: 'product/detail', body: { id: '1' } },
]

const payload = await getPayload({ config })
const portal = createPortal({ payload, log, calls, checksAnswers: false, keepsAnswers: false })

async function ask(path: string, body: object): Promise<void> {
  const { envelope } = await portal.call({ path, body, locale: 'zh', requestId: 'bench' })
  if (envelope.code !== '000000') throw new Error(`${path} gave ${envelope.code}`)
}

interface Time {
  processor: number
  clock: number
}

/** Median of what a piece of work takes, in milliseconds, after as many rounds to warm up. */
async function time(work: () => Promise<unknown>): Promise<Time> {
  const times: Time[] = []
  for (let round = 0; round < 2 * rounds; round += 1) {
    const [before, begun] = [process.cpuUsage(), performance.now()]
    await work()
    const { system, user } = process.cpuUsage(before)
    if (round >= rounds) times.push({ processor: (user + system) / 1000, clock: performance.now() - begun })
  }
  return { processor: median(times.map((each) => each.processor)), clock: median(times.map((each) => each.clock)) }
}

const describe = ({ clock, processor }: Time) =>
  `${processor.toFixed(2)} ms${isPostgres(payload) ? ` (${clock.toFixed(2)} ms by the clock)` : ''}`

interface Statement {
  sql: string
  args: Value[]
}

/** The statements of some work, as the database gets them. */
async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { holder, name }: { holder: object; name: string } = isPostgres(payload)
    ? { holder: payload.db.pool, name: 'query' }
    : { holder: sqliteClientOf(payload), name: 'execute' }
  const methods = holder as Record<string, unknown>
  const own = methods[name] as (...asked: unknown[]) => unknown
  methods[name] = (...asked: unknown[]) => {
    const [first, args] = asked
    if (typeof first === 'object') statements.push(first as Statement)
    else statements.push({ sql: first as string, args: args as Value[] })
    return own.apply(holder, asked)
  }
  await work()
  methods[name] = own
  return statements
}

async function runBare(statements: readonly Statement[]): Promise<void> {
  const bare = openAsk(payload)
  for (const { args, sql } of statements) await bare(sql, args)
}

async function measureNineteen(): Promise<void> {
  const askAll = async () => {
    for (const path of nineteen) await ask(path, {})
  }
  const all = await time(askAll)
  const statements = await recordStatements(askAll)
  const bare = await time(() => runBare(statements))
  say(
    `The ${nineteen.length} calls, nothing stored: ${describe(all)}; their ${statements.length} statements alone: ${describe(bare)}`,
  )
  const slowest = []
  for (const path of nineteen) slowest.push({ path, ...(await time(() => ask(path, {}))) })
  slowest.sort((one, other) => other.processor - one.processor)
  say(
    `  the slowest: ${slowest
      .slice(0, 4)
      .map((each) => `${each.path} ${describe(each)}`)
      .join(', ')}`,
  )
}

async function measureOthers(): Promise<Map<string, Time>> {
  const times = new Map<string, Time>()
  for (const { body, path, what } of others) times.set(what, await time(() => ask(path, body)))
  return times
}

say(`── ${isPostgres(payload) ? 'PostgreSQL' : 'SQLite'}`)
await measureNineteen()
const small = await measureOthers()
const data = { title: 'A title of the measurement' }
const change = await time(() => payload.update({ collection: 'news', id: 1, locale: 'en', data, depth: 0 }))
say(`A change of a news item, with its public document: ${describe(change)}`)

const grown = await grow(payload)
say(
  `Grown to ${Object.entries(grown)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')}`,
)
const begun = performance.now()
const made = await rebuildPublished(payload)
const seconds = (performance.now() - begun) / 1000
say(`Public documents of ${made} records made anew in ${seconds.toFixed(1)} s: ${Math.round(made / seconds)}/s`)
await openAsk(payload)('ANALYZE')
await measureNineteen()
for (const [what, after] of await measureOthers()) {
  const before = small.get(what) ?? after
  say(
    `${what}: ${describe(before)}, grown ${describe(after)}, ${(after.processor / before.processor).toFixed(2)} times`,
  )
}
await payload.destroy()
process.exit()
