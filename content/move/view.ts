/** Where the admin gives content out and takes it in, behind `/admin`. */
export const moveContentPath = '/move-content'

/** What an archive would do here, for the screen. */
export interface ArchiveReport {
  /** Name of the archive, by which it is taken in. */
  archive: string
  /** What is new, changed and the same, in the language of whoever asked. */
  lines: string[]
  /** Records that are in the way; with one of them nothing is taken in. */
  conflicts: number
  /** How many records would be written, or were. */
  count: number
}
