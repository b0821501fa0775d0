import type { Payload } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { everything } from '#lib/cache.ts'
import type { Log } from '#lib/log.ts'
import { createRereading } from '#server/workers/rereading.ts'

/**
 * Where editors have made pages, and where these were before. One for the process, since it decides what an address is for
 * whoever asks; and in memory, so that what is not there costs no question to the database.
 */
let known: ReadonlySet<string> = new Set()

export const isKnownCustomPath = (path: string): boolean => known.has(path)

/** The paths of all published pages, and those that some once had. */
async function readPaths(payload: Payload): Promise<ReadonlySet<string>> {
  const rows = await openAsk(payload)(
    `SELECT value AS path FROM portico_published_keys WHERE collection = 'custom-pages' AND field = 'path'
     UNION SELECT slug AS path FROM former_slugs WHERE kind = 'custom-pages'
       AND record IN (SELECT record FROM portico_published WHERE collection = 'custom-pages')`,
  )
  // What a release gives to the site itself is no longer an editor's.
  return new Set(rows.map(({ path }) => String(path)).filter(isCustomPath))
}

/** @returns `load` reads the paths; `hear` reads them again when pages are among what has changed, in whichever process */
export function openCustomPaths({ log, payload }: { payload: Payload; log: Log }) {
  const read = async () => {
    known = await readPaths(payload)
  }
  const { load } = createRereading({ read, log, failure: 'paths of custom pages cannot be read' })
  return {
    load,
    hear: (tags: readonly string[]) => {
      if (tags.includes('custom-pages') || tags.includes(everything)) void load()
    },
  }
}
