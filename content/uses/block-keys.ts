import type { Payload } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { globalRecord } from '#content/global-record.ts'
import { type Projected, project } from '#content/published/projection.ts'
import { openProjections } from '#content/published/store.ts'
import { locales } from '#lib/locale.ts'

/** What the latest draft of a record refers to. */
interface BlockKeys extends Pick<Projected, 'keys'> {
  source: string
  record: number
}

/** Drafts in all languages. What a person may not read is named to nobody: the names of uses are asked for with their rights. */
const asDrafts = { draft: true, locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const

async function readDrafts(payload: Payload, source: string): Promise<Record<string, unknown>[]> {
  const open = openCollections(payload)
  if (!(source in payload.collections))
    return [{ ...(await open.findGlobal({ ...asDrafts, slug: source })), id: globalRecord }]
  return (await open.find({ ...asDrafts, collection: source, limit: 0, pagination: false })).docs
}

/**
 * What drafts made of blocks refer to, whichever language they are of. Blocks are stored as JSON, where no table has a column
 * to ask; there are as many as pages that somebody made by hand, and each is read as it would be published.
 */
export async function readBlockKeys(payload: Payload): Promise<BlockKeys[]> {
  const all: BlockKeys[] = []
  for (const projection of openProjections(payload).values()) {
    const { fields, source } = projection
    if (!fields.some(({ type }) => type === 'blocks')) continue
    const published = Object.fromEntries(locales.map((locale) => [locale, 'published']))
    for (const draft of await readDrafts(payload, source)) {
      const { keys } = project(projection, { ...draft, _status: published })
      all.push({ source, record: Number(draft.id), keys })
    }
  }
  return all
}
