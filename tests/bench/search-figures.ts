/**
 * Part of `npm run bench:search`: fills the database of the environment, makes the index, asks. One process for each
 * database, because the environment is read once in each.
 */
import { spawnSync } from 'node:child_process'
import { getPayload, type Payload } from 'payload'
import config from '#content/payload.config.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { unpackBody } from '#content/search/documents.ts'
import { searchSynonyms } from '#demo/content/search-synonyms.ts'
import { createSynonyms } from '#domain/search/synonyms.ts'
import { createFindDocuments } from '#portal/search/find-documents.ts'
import { createIndexer } from '#portal/search/indexer.ts'
import { judgedQueries } from '../search/judged.ts'
import { median, quantile } from './load.ts'
import { addRecords } from './search-records.ts'

const records = Number(process.env.BENCH_RECORDS ?? 100_000)
/** Clients who each ask, read the answer for a while, and ask again. */
const clients = 20
const reading = Number(process.env.BENCH_READING ?? 1000)
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
const goals = { p50: 15, p99: 60, rate: 2000, size: 2 }

const say = (line: string) => process.stdout.write(`${line}\n`)
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED')
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const processorTime = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}

/** Bytes of what is kept for the search alone: texts as they are shown, tokens, and their indexes. */
async function measureSize(payload: Payload): Promise<number> {
  const ask = openAsk(payload)
  const [row] = isPostgres(payload)
    ? await ask(
        "SELECT pg_total_relation_size('portico_search_docs') + pg_total_relation_size('portico_search_words') AS size",
      )
    : await ask("SELECT sum(pgsize) AS size FROM dbstat WHERE name LIKE 'portico_search_%'")
  return Number(row?.size)
}

/** Bytes of the texts that are searched. */
async function measureTexts(payload: Payload): Promise<number> {
  const ask = openAsk(payload)
  let bytes = 0
  let last = 0
  for (;;) {
    const rows = await ask(
      'SELECT id, title, summary, body FROM portico_search_docs WHERE id > ? ORDER BY id LIMIT 1000',
      [last],
    )
    if (rows.length === 0) return bytes
    for (const { body, summary, title } of rows)
      bytes += Buffer.byteLength(`${String(title)}${String(summary)}${unpackBody(body)}`)
    last = Number(rows.at(-1)?.id)
  }
}

/** From here on this process and those of its database have one core between them. */
async function takeOneCore(payload: Payload): Promise<void> {
  const pids = [process.pid]
  if (isPostgres(payload)) {
    const rows = await openAsk(payload)(
      "SELECT pid FROM pg_stat_activity UNION SELECT CAST(split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS int)",
    )
    pids.push(...rows.map(({ pid }) => Number(pid)))
  }
  for (const pid of pids) {
    const { status, stderr } = spawnSync('taskset', ['-a', '-p', '-c', '0', String(pid)], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`taskset: ${stderr}`)
  }
}

const payload = await getPayload({ config })
const indexer = createIndexer(payload)
await indexer.rebuild()
say(`${isPostgres(payload) ? 'PostgreSQL' : 'SQLite'}, ${records} records in both languages`)
await addRecords(payload, records)
await openAsk(payload)('ANALYZE')

const begun = performance.now()
const processor = processorTime()
const done = await indexer.rebuild()
const taken = (performance.now() - begun) / 1000
const rate = done / taken
say(
  `Index made in ${taken.toFixed(1)} s: ${rate.toFixed(0)} records/s, ${((processorTime() - processor) / done).toFixed(2)} ms of processor each, > ${goals.rate}/s: ${verdict(rate > goals.rate)}`,
)
const size = await measureSize(payload)
const bytes = await measureTexts(payload)
say(
  `Index ${(size / 1e6).toFixed(0)} MB of ${(bytes / 1e6).toFixed(0)} MB of text: ${(size / bytes).toFixed(2)} times, < ${goals.size}: ${verdict(size / bytes < goals.size)}`,
)

await takeOneCore(payload)
const synonyms = createSynonyms(searchSynonyms.map(({ en, zh }) => [...zh, ...en]))
const find = createFindDocuments(payload, () => Promise.resolve(synonyms))
const askOne = async (number: number) => {
  const { locale, query } = judgedQueries[number % judgedQueries.length] ?? { locale: 'zh', query: '仿真' }
  const started = performance.now()
  await find({ query, locale, isBoth: false, filters: {} })
  return { query, time: performance.now() - started }
}
// What is read once is read, and the compiler has seen it all.
for (let number = 0; number < judgedQueries.length; number += 1) await askOne(number)

const alone: { query: string; time: number }[] = []
const before = processorTime()
for (let number = 0; number < judgedQueries.length; number += 1) alone.push(await askOne(number))
const each = (processorTime() - before) / judgedQueries.length
const slowest = alone.toSorted((a, b) => b.time - a.time).slice(0, 5)
say(
  `One after the other: ${each.toFixed(1)} ms of this process's processor each; slowest ${slowest.map(({ query, time }) => `${query} ${time.toFixed(0)} ms`).join(', ')}`,
)

const times: number[] = []
const end = performance.now() + seconds * 1000
await Promise.all(
  Array.from({ length: clients }, async (_, client) => {
    await wait((client / clients) * reading)
    for (let number = client * 9; performance.now() < end; number += 1) {
      times.push((await askOne(number)).time)
      await wait(reading)
    }
  }),
)
const [p50, p99] = [median(times), quantile(times, 0.99)]
say(
  `${clients} clients, ${times.length} queries: p50 ${p50.toFixed(1)} ms, < ${goals.p50}: ${verdict(p50 < goals.p50)}; p99 ${p99.toFixed(1)} ms, < ${goals.p99}: ${verdict(p99 < goals.p99)}`,
)
await payload.destroy()
process.exit(0)
