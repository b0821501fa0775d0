import { BackupError } from './backup-error.ts'

/**
 * What the data folder has that cannot be made again, file by file. What the folder has besides goes into a backup too,
 * unless it is named below: a folder that this list forgets is a folder too many in a backup, never one too few.
 */
export const keptFolders = ['attachments', 'downloads', 'form-files', 'media', 'ticket-uploads', 'videos'] as const

/** Small files that say what nobody else may read: they go into a backup sealed with its passphrase. */
export const sealedFiles = ['secret', 'former-secrets', 'demo-password'] as const

/** Where a restore puts everything before it takes its place; while it is there, Portico does not start. */
export const restoringFolder = '.restoring'
/** Where a restore with `--replace` moves what was there before. */
export const replacedPrefix = 'replaced-'

/** What stays out, by its path in the data folder, and why. */
const leftOut: { path: RegExp; reason: string }[] = [
  { path: /^portico\.db(?:-wal|-shm|-journal)?$/, reason: 'the database, which is copied by its own means' },
  { path: /^portico\.db\.before-update$/, reason: 'a copy of the database, made before its last update' },
  { path: /^builds$/, reason: 'scripts of the releases of the last day' },
  { path: /^downloads\/incoming$/, reason: 'uploads of staff that are not finished' },
  { path: /^set-up-token$/, reason: 'made anew while there is no administrator' },
  { path: /\.part$/, reason: 'a file that is still being written' },
  { path: new RegExp(`^(?:\\${restoringFolder}|${replacedPrefix}.*)$`), reason: 'made by a restore' },
  { path: /^lost\+found$/, reason: 'of the file system' },
]

/** Whether a file or folder of the data folder stays out of a backup. @param path as `media/logo.png` */
export const isLeftOut = (path: string) =>
  (sealedFiles as readonly string[]).includes(path) || leftOut.some((each) => each.path.test(path))

const longestName = 1024

/**
 * Takes the path of a file in a backup, for writing it and for reading it: below the data folder, and nowhere else.
 * @throws BackupError for any other
 */
export function checkPath(path: string): string {
  // oxlint-disable-next-line no-control-regex -- a path with one of them is none of ours, and some programs end there
  const isOdd = /[\u0000-\u001F\u007F\\]/.test(path) || Buffer.byteLength(path) > longestName
  const parts = path.split('/')
  const isBelow = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  const isOurs = parts.every((_, at) => !isLeftOut(parts.slice(0, at + 1).join('/')))
  if (isOdd || !isBelow || !isOurs)
    throw new BackupError(`${JSON.stringify(path.slice(0, 200))} is no name of a file that a backup may have.`)
  return path
}
