import { env } from '#lib/env.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'

/** Where the files of the pictures lie, those of drafts and of earlier versions among them. */
export const pictureFolder = storedFiles.media.path

/**
 * Where Payload writes what comes, and where it looks for what it would delete: of a replaced file it deletes the old one at
 * once, though visitors are still shown it (payload 3.90, `deleteAssociatedFiles`). What is here is moved when its row is
 * written (receive-file.ts); what nothing names any more is deleted later (sweep-files.ts).
 */
export const arrivalFolder = `${env.DATA_DIR}/arriving/media`

/** Field of a key of the published side that names a file of a picture that visitors are shown: no other is given to them. */
export const fileKey = 'file'

/** Names of the files of a picture: its own, and those of its sizes. */
export function fileNames(picture: unknown): string[] {
  const { filename, sizes } = (picture ?? {}) as {
    filename?: unknown
    sizes?: Record<string, { filename?: unknown } | null> | null
  }
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  // A small picture is not enlarged: several of its sizes are one file.
  return [...new Set(all.filter((each): each is string => typeof each === 'string' && each !== ''))]
}
