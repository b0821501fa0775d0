import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import { checkDigest, type FileStore } from './file-store.ts'

/** Where the bucket is: `https://KEY:SECRET@host/bucket?region=…`. */
function readAddress(address: string) {
  const { origin, password, pathname, searchParams, username } = new URL(address)
  return {
    bucket: pathname.slice(1),
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  }
}

/** Part size of multipart uploads, in bytes: S3 takes at most 5 GB at once, and ten thousand parts. */
const usualPiece = 32 * 1024 * 1024

/** The bytes of a file, with an error at the end if they don't match the digest. */
async function* readChecked(path: string, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer)
    yield chunk as Buffer
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${path} is not the file ${sha256}`)
}

/** Files in an S3-compatible bucket. The client is loaded on first use: without a bucket it costs nothing. */
export function createS3Store(address: string, piece = usualPiece): FileStore {
  const { bucket, ...place } = readAddress(address)
  let opened: Promise<{ client: Sdk.S3Client; sdk: typeof Sdk }> | undefined
  const open = () =>
    (opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({ ...place, forcePathStyle: true }),
    })))
  const target = (sha256: string) => ({ Bucket: bucket, Key: `releases/${checkDigest(sha256)}` })
  return {
    async keep(path, sha256) {
      const { client, sdk } = await open()
      const { size } = await stat(path)
      const Body = Readable.from(readChecked(path, sha256))
      // S3 verifies the digest of the file or of each part, so that nothing is stored half.
      if (size <= piece) {
        const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64')
        await client.send(new sdk.PutObjectCommand({ ...target(sha256), Body, ContentLength: size, ChecksumSHA256 }))
      } else {
        const { Upload } = await import('@aws-sdk/lib-storage')
        const params = { ...target(sha256), Body, ChecksumAlgorithm: 'SHA256' as const }
        await new Upload({ client, params, partSize: piece, queueSize: 2 }).done()
      }
      await rm(path)
    },
    async size(sha256) {
      const { client, sdk } = await open()
      try {
        return (await client.send(new sdk.HeadObjectCommand(target(sha256)))).ContentLength
      } catch (error) {
        if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
        throw error
      }
    },
    async remove(sha256) {
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand(target(sha256)))
    },
    async open(sha256, { end, start }) {
      const { client, sdk } = await open()
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ ...target(sha256), Range: `bytes=${start}-${end}` }),
      )
      // In Node the body is a Node stream.
      const body = Body as Readable
      return {
        close: () => Promise.resolve(void body.destroy()),
        [Symbol.asyncIterator]: () => body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>,
      }
    },
  }
}
