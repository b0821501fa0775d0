import { createWriteStream, mkdtempSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportContent } from '#content/move/export-content.ts'
import { importContent } from '#content/move/import-content.ts'
import { openAsk } from '#content/search/ask.ts'
import { env } from '#lib/env.ts'
import type { TestPortal } from '../setup/portal.ts'

/** Everything that an import may write to: rows by table, and files by folder. */
async function lookAtAll({ payload }: TestPortal): Promise<string> {
  const ask = openAsk(payload)
  const tables = [
    'news',
    '_news_v',
    'media',
    'former_slugs',
    'portico_moved_records',
    'portico_audit',
    'portico_search_queue',
  ]
  const rows = []
  for (const table of tables)
    rows.push([table, Number((await ask(`SELECT count(*) AS count FROM ${table}`))[0]?.count)])
  const list = async (path: string) => (await readdir(join(env.DATA_DIR, path)).catch((): string[] => [])).toSorted()
  const files = await Promise.all(['media', 'downloads/incoming', 'arriving'].map(list))
  return JSON.stringify([rows, files])
}

/** Gives out and takes in content of a test's portal. */
export function useMoves(test: TestPortal) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-move-'))
  let count = 0
  const newFile = () => join(folder, `${(count += 1)}.tar`)
  const take = async (file: string, isDryRun = false) =>
    importContent(test.payload, { file, size: (await stat(file)).size, isDryRun })
  return {
    newFile,
    take,
    lookAtAll: () => lookAtAll(test),
    give: async (task: Partial<Parameters<typeof exportContent>[1]> = {}) => {
      const file = newFile()
      await exportContent(test.payload, { scope: 'all', hasVersions: false, output: createWriteStream(file), ...task })
      return file
    },
    /** What an import would do, by kind. */
    compare: async (file: string) =>
      Object.fromEntries(
        (await take(file, true)).plan.kinds
          .filter(({ changed, new: added }) => changed.length + added > 0)
          .map(({ changed, kind, new: added }) => [
            kind,
            { new: added, changed: changed.flatMap(({ fields }) => fields) },
          ]),
      ),
    /** Deletes a news item for good, and what it was called elsewhere. */
    forget: async (id: unknown) => {
      const statement = `DELETE FROM portico_moved_records WHERE collection = 'news' AND record = ?`
      await openAsk(test.payload)(statement, [Number(id)])
      await test.payload.delete({ collection: 'news', id: Number(id), trash: true })
    },
  }
}
