import { keyOf } from '#content/published/key-of.ts'
import type { Ask } from '#content/search/ask.ts'
import { insideAddress, readRecordAddress } from '#domain/site/record-pages.ts'
import { locales } from '#lib/locale.ts'

/** What the server answers beside pages: files, feeds, tables, calls. Of these nothing is said. */
const isNoPage = (path: string) => /^\/(?:api|files|media|releases|videos|csaf|sbom)\/|\.\w+$/.test(path)

/**
 * Those of some addresses that are written like a page of this site, and lead to none that visitors see.
 *
 * @param addresses as editors type them; of one of another site nothing is said
 */
export async function findUnknown(ask: Ask, addresses: readonly string[]): Promise<string[]> {
  const unknown: string[] = []
  for (const each of addresses) {
    const address = insideAddress(each)
    if (address !== undefined && !(await isKnown(ask, address))) unknown.push(each)
  }
  return unknown
}

async function isKnown(ask: Ask, address: string): Promise<boolean> {
  const record = readRecordAddress(address)
  if (record !== undefined) return isRecord(ask, record)
  const path = address.replace(/\?.*$/, '')
  if (isNoPage(path)) return true
  return (await isPath(ask, 'columns', path)) || (await isPath(ask, 'custom-pages', path)) || isFormerPath(ask, path)
}

async function isPath(ask: Ask, collection: 'columns' | 'custom-pages', path: string): Promise<boolean> {
  const rows = await ask(
    "SELECT record FROM portico_published_keys WHERE collection = ? AND field = 'path' AND value = ? LIMIT 1",
    [collection, keyOf(path)],
  )
  return rows.length > 0
}

/** A path that a custom page once had leads on to it. */
async function isFormerPath(ask: Ask, path: string): Promise<boolean> {
  const rows = await ask(
    `SELECT record FROM portico_published WHERE collection = 'custom-pages'
       AND record IN (SELECT record FROM former_slugs WHERE kind = 'custom-pages' AND slug = ?) LIMIT 1`,
    [path],
  )
  return rows.length > 0
}

/** By number or by a slug, also by one that it once had: as its page is found (portal/find-record.ts). */
async function isRecord(ask: Ask, { collection, id }: { collection: string; id: string }): Promise<boolean> {
  const slugs = locales.map((locale) => `slug.${locale}`)
  const bySlug = await ask(
    `SELECT record FROM portico_published_keys
     WHERE collection = ? AND field IN (${slugs.map(() => '?').join(', ')}) AND value = ? LIMIT 1`,
    [collection, ...slugs, keyOf(id)],
  )
  if (bySlug.length > 0) return true
  const shown = 'SELECT record FROM portico_published WHERE collection = ? AND record = '
  if (/^[1-9]\d{0,9}$/.test(id)) return (await ask(`${shown}?`, [collection, Number(id)])).length > 0
  const former = await ask(
    `${shown}(SELECT record FROM former_slugs WHERE kind = ? AND slug = ? ORDER BY updated_at DESC LIMIT 1)`,
    [collection, collection, id],
  )
  return former.length > 0
}
