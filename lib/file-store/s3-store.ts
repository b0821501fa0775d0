import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
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

/** Files in a bucket that speaks S3. The client is loaded when it is needed: without a bucket it costs nothing. */
export function createS3Store(address: string): FileStore {
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
      // The store compares the digest with what it received, so that nothing is half there.
      const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64')
      const Body = createReadStream(path)
      await client.send(new sdk.PutObjectCommand({ ...target(sha256), Body, ContentLength: size, ChecksumSHA256 }))
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
    async open(sha256, { end, start }) {
      const { client, sdk } = await open()
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ ...target(sha256), Range: `bytes=${start}-${end}` }),
      )
      // In Node the body is a stream of Node's.
      return Body as Readable
    },
  }
}
