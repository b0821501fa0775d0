/** Both ends are in it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** What a stored file is known by: its digests and its length. */
export interface StoredFacts {
  size: number
  sha256: string
  sha512: string
}

/**
 * A part of a stored file, to be gone through once. A block may be written over as soon as the next one is asked for:
 * memory for each block anew would cost more than reading and sending it.
 */
export interface OpenFile extends AsyncIterable<Uint8Array> {
  close: () => Promise<void>
}

/** Where the files of the releases lie. Their name is their SHA-256, so what is stored under a name never changes. */
export interface FileStore {
  /** Keeps a file that lies on the local disk; afterwards it is gone from there. */
  keep: (path: string, sha256: string) => Promise<void>
  /** The length of a stored file; `undefined` when it is not there. @throws when the store cannot be asked */
  size: (sha256: string) => Promise<number | undefined>
  /** A part of a stored file; who opens it closes it. @throws when it is not there or the store cannot be asked */
  open: (sha256: string, range: ByteRange) => Promise<OpenFile>
}

/** Guards against a path where a digest is expected. */
export function checkDigest(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('Not a SHA-256')
  return sha256
}
