import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'

interface Pieces {
  client: S3Client
  params: { Bucket: string; Key: string }
  path: string
  sha256: string
  /** Their size in bytes. */
  piece: number
  abortSignal: AbortSignal
}

/** The bytes of a file, with an error at the end if they don't match the digest. */
async function* readChecked(path: string, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer)
    yield chunk as Buffer
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${path} is not the file ${sha256}`)
}

/** Stores a large file in pieces, each with its digest. What was sent of one that fails is given up. */
export async function putInPieces({ abortSignal, client, params, path, piece, sha256 }: Pieces): Promise<void> {
  const { Upload } = await import('@aws-sdk/lib-storage')
  const whole = { ...params, Body: Readable.from(readChecked(path, sha256)), ChecksumAlgorithm: 'SHA256' as const }
  const upload = new Upload({ client, params: whole, partSize: piece, queueSize: 2 })
  abortSignal.addEventListener('abort', () => void upload.abort())
  await upload.done()
}
