import { BackupError } from './backup-error.ts'

/**
 * Upload folders, whose contents cannot be recreated. Everything else in the data folder is backed up too, unless it is
 * excluded below: forgetting a folder here makes a backup larger, never incomplete.
 */
export const keptFolders = ['attachments', 'downloads', 'form-files', 'media', 'ticket-uploads', 'videos'] as const

/** Small secret files: a backup holds them sealed with its passphrase. */
export const sealedFiles = ['secret', 'former-secrets', 'demo-password'] as const

/** Where a restore stages its files; while it exists, Portico doesn't start. */
export const restoringFolder = '.restoring'
/** Where a restore with `--replace` moves the previous data. */
export const replacedPrefix = 'replaced-'

/** Paths in the data folder that are excluded, each with the reason. */
const leftOut: { path: RegExp; reason: string }[] = [
  { path: /^portico\.db(?:-wal|-shm|-journal)?$/, reason: 'the database, which is copied by its own means' },
  { path: /^portico\.db\.before-update$/, reason: 'a copy of the database, made before its last update' },
  { path: /^builds$/, reason: 'scripts of the releases of the last day' },
  { path: /^downloads\/incoming$/, reason: 'uploads of staff that are not finished' },
  { path: /^arriving$/, reason: 'pictures that are still being received' },
  { path: /^wanted-pages\.json$/, reason: 'the addresses that the next process renders first' },
  { path: /^last-backup\.json$/, reason: 'when a backup was last made, which this one would be too late for' },
  { path: /^set-up-token$/, reason: 'made anew while there is no administrator' },
  { path: /\.part$/, reason: 'a file that is still being written' },
  { path: new RegExp(`^(?:\\${restoringFolder}|${replacedPrefix}.*)$`), reason: 'made by a restore' },
  { path: /^lost\+found$/, reason: 'of the file system' },
]

/** Whether a file or folder of the data folder stays out of a backup. @param path as `media/logo.png` */
export const isLeftOut = (path: string) =>
  (sealedFiles as readonly string[]).includes(path) || leftOut.some((each) => each.path.test(path))

/** Whether a file is one of those that a process fetches from the bucket of `STORAGE_URL`, and may have or not. */
export const isBrought = (path: string) => /^(?:attachments|downloads\/files|form-files|media|videos)\//.test(path)

const longestName = 1024

/**
 * Checks the path of a file in a backup, both for writing and for reading: it must be below the data folder.
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
