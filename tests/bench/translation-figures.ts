/** What `tests/bench/translations.ts` measures, in a process with the database of the environment. */
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import config from '#content/payload.config.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { meetAll } from '#content/translate/bring-up.ts'
import { listAddress, readFilter, readPlace } from '#content/translate/filter.ts'
import { readForExchange, takeIn } from '#content/translate/exchange.ts'
import { listTranslations } from '#content/translate/list.ts'
import { noteTranslation } from '#content/translate/note.ts'
import { readMemory } from '#content/translate/read-memory.ts'
import { readTexts } from '#content/translate/read-texts.ts'
import { readXliff, xliffEnd, xliffHead, xliffRecord } from '#domain/translate/xliff.ts'
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
    `INSERT INTO portico_translations (kind, record, language, state, open, characters, since, is_behind, is_public, known, is_remembered)
     SELECT o.kind, c.id, o.language, o.state, o.open, o.characters, o.since, o.is_behind, o.is_public, o.known, 1 FROM ${table} c
     JOIN (SELECT * FROM portico_translations WHERE kind = '${table}' ORDER BY length(known) DESC LIMIT 1) o ON true
     WHERE NOT EXISTS (SELECT 1 FROM portico_translations t WHERE t.kind = o.kind AND t.record = c.id)`,
  )
// The copies say what their originals say, and so do their memories.
for (const { table } of growths)
  await ask(
    `INSERT INTO portico_translation_memory (kind, record, zh, en)
     SELECT '${table}', c.id, m.zh, m.en FROM ${table} c JOIN portico_translation_memory m ON m.kind = '${table}'
       AND m.record = (SELECT record FROM portico_translation_memory WHERE kind = '${table}' GROUP BY record ORDER BY count(*) DESC, record LIMIT 1)
     WHERE NOT EXISTS (SELECT 1 FROM portico_translation_memory o WHERE o.kind = '${table}' AND o.record = c.id)`,
  )
const [{ m } = {}] = await ask('SELECT count(*) AS m FROM portico_translation_memory')
say(`${String(m)} passages and sentences in the memory`)
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
  'the most visited first': { order: 'visited' },
}
for (const [name, query] of Object.entries(queries)) say(`${name}: ${await time(open(query))}`)
const record = Number(
  (await openCollections(payload).find({ collection: 'news', overrideAccess: true, limit: 1, sort: 'id' })).docs[0]?.id,
)
say(`a save, what its translation was made from: ${await time(() => noteTranslation(req, { source: 'news', record }))}`)

const zh = (await readTexts(req, 'news', [record])).get(record)?.latest.fields.get('body')?.zh ?? []
say(
  `what a text of ${zh.length} passages was translated as elsewhere: ${await time(() => readMemory(req, zh, 'en', 'en'))}`,
)

const exchanged = 1000
const target = 'en'
let [bytes, at] = [0, performance.now()]
const returned = []
for await (const each of readForExchange(req, readFilter({ kind: 'news', state: 'current' }), target, 'en')) {
  const file = xliffHead(target) + xliffRecord(each, target) + xliffEnd
  bytes += file.length
  returned.push(...readXliff(file).records)
  if (returned.length === exchanged) break
}
const took = () => `${((performance.now() - at) / 1000).toFixed(1)} s`
say(`${returned.length} records as XLIFF, ${(bytes / 1e6).toFixed(1)} MB, and read again: ${took()}`)
for (const isDryRun of [true, false]) {
  at = performance.now()
  const outcomes = new Map<string, number>()
  for (const each of returned) {
    const texts = each.texts.map((text, index) => (index === 0 ? { ...text, text: `${text.text} ${exchanged}` } : text))
    const taken = await takeIn(req, { ...each, texts }, { isDryRun, target, language: 'en' })
    for (const { outcome } of taken.texts) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
  say(`taken in, ${isDryRun ? 'as a trial' : 'a text of each saved'} (${counts}): ${took()}`)
}
await payload.destroy()
process.exit(0)
