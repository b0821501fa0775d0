/** Both ends are in it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Identity of a stored file: its digests and its length. */
export interface StoredFacts {
  size: number
  sha256: string
  sha512: string
}

/**
 * A range of a stored file, to iterate once. A block may be overwritten as soon as the next one is requested:
 * allocating each block would cost more than reading and sending it.
 */
export interface OpenFile extends AsyncIterable<Uint8Array> {
  close: () => Promise<void>
}

/** The store of release files. Files are named by their SHA-256, so what is stored under a name never changes. */
export interface FileStore {
  /** Moves a file from the local disk into the store. */
  keep: (path: string, sha256: string) => Promise<void>
  /** The length of a stored file; `undefined` when it is missing. @throws when the store is unavailable */
  size: (sha256: string) => Promise<number | undefined>
  /** Opens a range of a stored file; the caller closes it. @throws when it is missing or the store is unavailable */
  open: (sha256: string, range: ByteRange) => Promise<OpenFile>
  /** Deletes a stored file that no record names; one that is missing is no error. @throws when the store is unavailable */
  remove: (sha256: string) => Promise<void>
}

/** Rejects anything but a digest, such as a path. */
export function checkDigest(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('Not a SHA-256')
  return sha256
}
