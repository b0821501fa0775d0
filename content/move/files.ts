import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileNames } from '#content/pictures/folders.ts'
import { pictureTypes } from '#content/pictures/public-files.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { storedFiles, type StoredFolder } from '#domain/storage/stored-folder.ts'
import type { Data } from './walk.ts'

/** Where the files of a collection lie. */
export interface FileHome {
  /** What names a file in a state of a record. */
  namesIn: (state: Data) => string[]
  /** Whether a file may be called so: it is given to visitors by what its name ends with. */
  mayBeCalled: (name: string) => boolean
  size: (name: string) => Promise<number | undefined>
  open: (name: string, size: number) => AsyncIterable<Uint8Array>
  /** Path of a file; without one it is in the store of the releases, under its digest. */
  pathOf?: (name: string) => string
  /** Puts a file that was placed under its path where every process finds it. */
  share?: (name: string) => Promise<void>
}

const longestName = 200

function folderHome(folder: StoredFolder, endings: readonly string[]): FileHome {
  const pathOf = (name: string) => join(folder.path, name)
  return {
    namesIn: fileNames,
    mayBeCalled: (name) =>
      // As Payload cleans them when they come (content/hooks/stored-files.ts).
      !/[\p{Cc}\p{Cf}\p{Cs}%/\\:*?"<>|#]|^\./u.test(name) &&
      name.length <= longestName &&
      endings.includes(extname(name).toLowerCase()),
    async size(name) {
      if (!(await folder.has(name))) return undefined
      const facts = await stat(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return undefined
      })
      return facts?.isFile() ? facts.size : undefined
    },
    // Of one that grew meanwhile no more than was announced.
    open: (name, size) => createReadStream(pathOf(name), { highWaterMark: 256 * 1024, end: Math.max(0, size - 1) }),
    pathOf,
    share: folder.put,
  }
}

const digestPattern = /^[0-9a-f]{64}$/

async function* readStored(name: string, size: number): AsyncGenerator<Uint8Array> {
  if (size === 0) return
  const file = await releaseStore.open(name, { start: 0, end: size - 1 })
  try {
    yield* file
  } finally {
    await file.close()
  }
}

const releases: FileHome = {
  namesIn: ({ sha256 }) => (typeof sha256 === 'string' && digestPattern.test(sha256) ? [sha256] : []),
  mayBeCalled: (name) => digestPattern.test(name),
  size: (name) => releaseStore.size(name),
  open: readStored,
}

const homes: Readonly<Record<string, FileHome | undefined>> = {
  media: folderHome(storedFiles.media, Object.keys(pictureTypes)),
  attachments: folderHome(storedFiles.attachments, ['.pdf', '.zip', '.json', '.csv', '.txt']),
  videos: folderHome(storedFiles.videos, ['.mp4', '.webm']),
  'release-files': releases,
}

/** Where the files of a collection lie; nothing for one without any. */
export const homeOf = (collection: string): FileHome | undefined => homes[collection]
