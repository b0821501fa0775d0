import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress, type Compressed } from '#server/pages/stored-bytes.ts'

/** Files that are text; pictures and fonts are compressed as they come. */
const texts = new Set(['.js', '.css', '.json', '.svg', '.txt'])

/** How the compressed form of a file is named beside it. */
export const suffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Writes every text of a build compressed beside itself, as small as it goes. It takes seconds, which a build has and a start
 * has not. Each file is whole or not there: who starts beside an unfinished build compresses what is missing for himself.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
  await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = join(parentPath, name)
      const made = await compress(await readFile(file), 11)
      for (const [encoding, suffix] of Object.entries(suffixes)) {
        await writeFile(`${file}${suffix}.part`, made[encoding as keyof Compressed])
        await rename(`${file}${suffix}.part`, file + suffix)
      }
    }),
  )
}

/** What {@link compressFiles} wrote beside a file, if it did. */
export async function readCompressed(file: string): Promise<Compressed | undefined> {
  const read = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [br, gzip] = await Promise.all([read(suffixes.br), read(suffixes.gzip)])
  return br && gzip && { br, gzip }
}
