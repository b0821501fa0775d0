import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress, type Compressed } from '#server/pages/precompressed.ts'

/** Text files; images and fonts are already compressed. */
const texts = new Set(['.js', '.css', '.json', '.svg', '.txt'])

/** Suffixes of the compressed copies beside a file. */
export const suffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Writes compressed copies of a build's text files beside them, at the highest levels. That takes seconds, which a
 * build can spare and a start cannot. Each copy is complete or absent: a process that starts beside an unfinished build
 * compresses the missing ones itself.
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

/** The copies that {@link compressFiles} wrote beside a file, if there are any. */
export async function readCompressed(file: string): Promise<Compressed | undefined> {
  const read = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [br, gzip] = await Promise.all([read(suffixes.br), read(suffixes.gzip)])
  return br && gzip && { br, gzip }
}
