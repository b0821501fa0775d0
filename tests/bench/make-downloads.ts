/**
 * Adds a large open file and many versions to a data folder, for `npm run bench:downloads`. In a process of its own,
 * because the environment is read once in each.
 *
 *   DATA_DIR=… BENCH_MB=200 BENCH_VERSIONS=2000 node tests/bench/make-downloads.ts
 */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { keepBytes } from '#lib/files/open-store.ts'
import { paragraph } from '../factories/records.ts'

const megabytes = Number(process.env.BENCH_MB)
const versions = Number(process.env.BENCH_VERSIONS)
const payload = await getPayload({ config })

async function productOf(slug: string): Promise<number> {
  const { docs } = await payload.find({ collection: 'products', locale: 'en', where: { slug: { equals: slug } } })
  if (docs[0] === undefined) throw new Error(`The pack has no product ${slug}`)
  return docs[0].id
}

/** Blocks that no compression and no deduplication on the way could shorten. */
function* blocks() {
  for (let block = 0; block < megabytes; block += 1) yield randomBytes(1024 * 1024)
}

const studio = await productOf('studio')
const { docs } = await payload.find({ collection: 'releases', where: { version: { equals: 'R2026b' } }, limit: 1 })
const facts = await keepBytes(Readable.from(blocks()))
await payload.create({
  collection: 'release-files',
  data: {
    ...facts,
    name: 'bench.bin',
    release: docs[0]?.id ?? 0,
    product: studio,
    kind: 'data',
    system: 'any',
    architecture: 'any',
    gate: 'open',
    state: 'published',
  },
})

const twin = await productOf('twin')
for (let number = 0; number < versions; number += 1) {
  const version = `${Math.floor(number / 100)}.${number % 100}.0`
  const date = new Date(Date.UTC(2010, 0, 1 + number)).toISOString()
  const texts = { title: `版本${version}`, notes: paragraph(`版本${version}修正了若干问题。`) }
  const data = { version, channel: 'stable', date, products: [twin], ...texts, _status: 'published' }
  const { id } = await payload.create({ collection: 'releases', data: data as never, locale: 'zh', draft: false })
  await payload.create({
    collection: 'release-files',
    data: {
      ...facts,
      name: `twin-${version}.bin`,
      release: id,
      product: twin,
      kind: 'data',
      system: 'linux',
      architecture: 'x86-64',
      gate: 'open',
      state: 'published',
    },
  })
}
process.stdout.write(`${JSON.stringify(facts)}\n`)
await payload.destroy()
process.exit(0)
