/** What `tests/bench/translations.ts` measures, in a process with the database of the environment. */
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import config from '#content/payload.config.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { meetAll } from '#content/translate/bring-up.ts'
import { listAddress, readFilter, readPlace } from '#content/translate/filter.ts'
import { listTranslations } from '#content/translate/list.ts'
import { noteTranslation } from '#content/translate/note.ts'
import { grow, growths } from './grow.ts'
import { median } from './load.ts'

const rounds = 20
const say = (line: string) => process.stdout.write(`${line}\n`)

const payload = await getPayload({ config })
const ask = openAsk(payload)
const cpu = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1000
}
/** Medians by the clock and of processor time, in milliseconds. */
async function time(work: () => Promise<unknown>): Promise<string> {
  const [clock, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const [at, used] = [performance.now(), cpu()]
    await work()
    clock.push(performance.now() - at)
    busy.push(cpu() - used)
  }
  return `${median(clock).toFixed(0)} ms by the clock, ${median(busy).toFixed(0)} ms of processor time`
}

await meetAll(payload)
await grow(payload)
// The copies are known as their originals are.
for (const { table } of growths)
  await ask(
    `INSERT INTO portico_translations (kind, record, language, state, open, characters, since, is_behind, is_public, known)
     SELECT o.kind, c.id, o.language, o.state, o.open, o.characters, o.since, o.is_behind, o.is_public, o.known FROM ${table} c
     JOIN (SELECT * FROM portico_translations WHERE kind = '${table}' ORDER BY length(known) DESC LIMIT 1) o ON true
     WHERE NOT EXISTS (SELECT 1 FROM portico_translations t WHERE t.kind = o.kind AND t.record = c.id)`,
  )
const [{ n } = {}] = await ask('SELECT count(*) AS n FROM portico_translations')
say(`${String(n)} records`)
// Every state has its share, as after months of work.
await ask(`UPDATE portico_translations SET since = since - record * 1000, characters = (record * 37) % 4000,
  state = CASE record % 5 WHEN 0 THEN 'missing' WHEN 1 THEN 'outdated' WHEN 2 THEN 'draft' ELSE state END WHERE kind = 'news'`)
await ask('ANALYZE')

const { docs } = await openCollections(payload).find({
  collection: 'users',
  overrideAccess: true,
  limit: 1,
  sort: 'id',
})
const user = { ...docs[0], collection: 'users', roles: ['administrator'] }
const req = await createLocalReq({ user: user as NonNullable<PayloadRequest['user']> }, payload)
const open = (query: Record<string, string>) => () => {
  const place = readPlace(query)
  return listTranslations(req, readFilter(query), { language: 'en', place })
}
const { next } = await open({})()
const second = Object.fromEntries(new URL(listAddress(readFilter({}), next), 'http://localhost').searchParams)
const queries: Record<string, Record<string, string>> = {
  'the table opens': {},
  'its second page': second,
  'outdated news into English': { state: 'outdated', kind: 'news', language: 'en' },
  'what is up to date': { state: 'current' },
  'the longest first': { order: 'most' },
}
for (const [name, query] of Object.entries(queries)) say(`${name}: ${await time(open(query))}`)
const record = Number(
  (await openCollections(payload).find({ collection: 'news', overrideAccess: true, limit: 1, sort: 'id' })).docs[0]?.id,
)
say(`a save, what its translation was made from: ${await time(() => noteTranslation(req, { source: 'news', record }))}`)
await payload.destroy()
process.exit(0)
