import { keyOf } from '#content/published/key-of.ts'
import type { Ask } from '#content/search/ask.ts'
import { insideAddress, readRecordAddress } from '#domain/site/record-pages.ts'
import { locales } from '#lib/locale.ts'

/** What the server answers beside pages: files, feeds, tables, calls. Of these nothing is said. */
const isNoPage = (path: string) => /^\/(?:api|files|media|releases|videos|csaf|sbom)\/|\.\w+$/.test(path)

/** Values that are asked for at once: half of what SQLite has places for. */
const mostAtOnce = 15_000

/**
 * Asks for many values by few statements: an old site has 50,000 addresses, and each statement is a way to the database.
 *
 * @param rowsOf what is asked for some of the values, as a list of `?`
 */
async function askForAll<V extends string | number>(
  values: Iterable<V>,
  rowsOf: (places: string, some: V[]) => ReturnType<Ask>,
): Promise<Awaited<ReturnType<Ask>>> {
  const all = [...new Set(values)]
  const rows: Awaited<ReturnType<Ask>> = []
  for (let start = 0; start < all.length; start += mostAtOnce) {
    const some = all.slice(start, start + mostAtOnce)
    for (const row of await rowsOf(some.map(() => '?').join(', '), some)) rows.push(row)
  }
  return rows
}

/** An address as it was written, and what has to be there for it. */
interface Asked {
  written: string
  path?: string
  record?: { collection: string; id: string }
}

/**
 * Those of some addresses that are written like a page of this site, and lead to none that visitors see.
 *
 * @param addresses as editors type them, however many; of one of another site nothing is said
 */
export async function findUnknown(ask: Ask, addresses: readonly string[]): Promise<string[]> {
  const paths = new Set<string>()
  const ofCollection = new Map<string, Set<string>>()
  const asked = addresses.flatMap((written): Asked[] => {
    const address = insideAddress(written)
    if (address === undefined) return []
    const record = readRecordAddress(address)
    if (record === undefined) {
      const path = address.replace(/\?.*$/, '')
      if (isNoPage(path)) return []
      paths.add(path)
      return [{ written, path }]
    }
    const ids = ofCollection.get(record.collection) ?? new Set()
    ofCollection.set(record.collection, ids.add(record.id))
    return [{ written, record }]
  })
  const knownPaths = await findPaths(ask, paths)
  const knownIds = new Map<string, Set<string>>()
  for (const [collection, ids] of ofCollection) knownIds.set(collection, await findRecords(ask, collection, ids))
  return asked
    .filter(({ path = '', record }) =>
      record === undefined ? !knownPaths.has(path) : !knownIds.get(record.collection)?.has(record.id),
    )
    .map(({ written }) => written)
}

/** Those of some paths that lead to a column or a page of the company's own; what such a page once had leads on to it. */
async function findPaths(ask: Ask, paths: ReadonlySet<string>): Promise<Set<string>> {
  const keys = new Map([...paths].map((path) => [keyOf(path), path]))
  const present = await askForAll(keys.keys(), (places, some) =>
    ask(
      `SELECT value FROM portico_published_keys
       WHERE collection IN ('columns', 'custom-pages') AND field = 'path' AND value IN (${places})`,
      some,
    ),
  )
  const former = await askForAll(paths, (places, some) =>
    ask(
      `SELECT slug FROM former_slugs WHERE kind = 'custom-pages' AND slug IN (${places})
       AND record IN (SELECT record FROM portico_published WHERE collection = 'custom-pages')`,
      some,
    ),
  )
  const found = new Set(former.map(({ slug }) => String(slug)))
  for (const { value } of present) found.add(keys.get(String(value)) ?? '')
  return found
}

/** Those by a number or a slug, also by one that a record once had: as its page is found (portal/find-record.ts). */
async function findRecords(ask: Ask, collection: string, ids: ReadonlySet<string>): Promise<Set<string>> {
  const slugs = locales.map((locale) => `slug.${locale}`)
  const keys = new Map([...ids].map((id) => [keyOf(id), id]))
  const bySlug = await askForAll(keys.keys(), (places, some) =>
    ask(
      `SELECT value FROM portico_published_keys
       WHERE collection = ? AND field IN (${slugs.map(() => '?').join(', ')}) AND value IN (${places})`,
      [collection, ...slugs, ...some],
    ),
  )
  const found = new Set(bySlug.map(({ value }) => keys.get(String(value)) ?? ''))
  const numbers = new Map<string, number>()
  const words: string[] = []
  for (const id of ids) {
    if (found.has(id)) continue
    if (/^[1-9]\d{0,9}$/.test(id)) numbers.set(id, Number(id))
    else words.push(id)
  }
  // Whoever had it last has it.
  for (const { record, slug } of await askForAll(words, (places, some) =>
    ask(`SELECT slug, record FROM former_slugs WHERE kind = ? AND slug IN (${places}) ORDER BY updated_at`, [
      collection,
      ...some,
    ]),
  ))
    numbers.set(String(slug), Number(record))
  const shown = await askForAll(numbers.values(), (places, some) =>
    ask(`SELECT record FROM portico_published WHERE collection = ? AND record IN (${places})`, [collection, ...some]),
  )
  const records = new Set(shown.map(({ record }) => Number(record)))
  for (const [id, record] of numbers) if (records.has(record)) found.add(id)
  return found
}
