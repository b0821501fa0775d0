import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** When a backup was last made, and when one was last tried, as ISO 8601. */
const notes = z.object({ madeAt: z.iso.datetime().optional(), verifiedAt: z.iso.datetime().optional() })
export type LastBackup = z.output<typeof notes>

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** What is known of backups of this data folder; nothing when none was made, or the note cannot be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup> {
  try {
    return notes.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Notes that a backup was made or tried now. Only the site doctor reads it: where it cannot be written, as on another
 * machine, the backup is as good.
 */
export async function noteBackup(dataDir: string, what: keyof LastBackup, now = new Date()): Promise<void> {
  try {
    const text = JSON.stringify({ ...(await readLastBackup(dataDir)), [what]: now.toISOString() })
    await writeFile(`${fileIn(dataDir)}.part`, text)
    await rename(`${fileIn(dataDir)}.part`, fileIn(dataDir))
  } catch {
    // See above.
  }
}
