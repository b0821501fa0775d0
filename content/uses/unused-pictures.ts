import type { Payload } from 'payload'
import { numberOf } from '#content/published/key-of.ts'
import { addressKey, relationKey } from '#content/published/projection.ts'
import { openAsk } from '#content/search/ask.ts'
import { readBlockKeys } from './block-keys.ts'
import { openTables, tableOf } from './tables.ts'

/**
 * Pictures that nothing uses, neither what visitors see nor a draft, the newest first; those in the waste basket are not
 * among them.
 */
export async function findUnusedPictures(payload: Payload): Promise<number[]> {
  const ask = openAsk(payload)
  const shown = await ask('SELECT DISTINCT value FROM portico_published_keys WHERE field = ?', [relationKey('media')])
  const used = new Set(shown.map(({ value }) => numberOf(String(value))))
  for (const { from, relations } of await openTables(payload))
    for (const { column } of relations.filter(({ target }) => target === tableOf('media'))) {
      const rows = await ask(`SELECT DISTINCT t0.${column} AS id ${from} AND t0.${column} IS NOT NULL`)
      for (const { id } of rows) used.add(Number(id))
    }
  for (const { keys } of await readBlockKeys(payload))
    for (const [field, value] of keys) if (field === relationKey('media')) used.add(numberOf(value))
  const typed = await ask(
    `SELECT DISTINCT value FROM portico_published_keys WHERE field = ? AND value LIKE '/media/%'`,
    [addressKey],
  )
  const addresses = new Set(typed.map(({ value }) => value))
  const pictures = await ask('SELECT id, filename FROM media WHERE deleted_at IS NULL ORDER BY id DESC')
  return pictures
    .filter(({ filename, id }) => {
      const address = `/media/${encodeURIComponent(String(filename))}`
      return !used.has(Number(id)) && !addresses.has(address)
    })
    .map(({ id }) => Number(id))
}
