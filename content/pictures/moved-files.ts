import type { Payload } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { fileColumns } from './sweep-files.ts'

interface Named {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/**
 * What became of a file that is no longer shown: the file, of the same size, that its picture has now. An address that
 * somebody noted goes on showing the picture, as long as the version that had it is kept.
 *
 * @returns `undefined` where no public picture had such a file
 */
export async function findSuccessor(payload: Payload, name: string): Promise<string | undefined> {
  const ask = openAsk(payload)
  const columns = fileColumns(payload)
  const [version] = await ask(
    `SELECT parent_id, ${columns.map((column) => `version_${column} AS ${column}`).join(', ')} FROM _media_v v
     WHERE parent_id IS NOT NULL AND (${columns.map((column) => `version_${column} = ?`).join(' OR ')})
     AND EXISTS (SELECT 1 FROM _media_v_locales l WHERE l._parent_id = v.id AND l.version__status = 'published')
     ORDER BY id DESC LIMIT 1`,
    columns.map(() => name),
  )
  if (version === undefined) return undefined
  const [document] = await ask(`SELECT head FROM portico_published WHERE collection = 'media' AND record = ?`, [
    Number(version.parent_id),
  ])
  if (document === undefined) return undefined
  const { filename, sizes } = JSON.parse(String(document.head)) as Named
  const column = columns.find((each) => version[each] === name)
  const size = Object.entries(sizes ?? {}).find(([each]) => `sizes_${each}_filename` === column)?.[1]
  return size?.filename ?? filename ?? undefined
}
