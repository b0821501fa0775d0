import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type { ByteRange, OpenFile } from './file-store.ts'

/** A bucket that cannot be reached, is too slow, or refuses: an outage (`lib/outage.ts`), never a missing file. */
export class BucketAway extends Error {
  override name = 'BucketAway'
  readonly code = 'EBUCKET'
}

/** What a bucket says of an object. */
interface ObjectFacts {
  size: number
  modified: Date
  /** What was noted when it was put, to know its content again. */
  check: string | undefined
}

/** How long a bucket may take, in milliseconds. */
interface Patience {
  /** Until it answers; a transfer that goes on is not counted. */
  answer: number
  /** Between two blocks of a transfer. */
  block: number
}

/** Objects of an S3-compatible bucket, by their whole names. Every failure but a missing object is {@link BucketAway}. */
export interface Bucket {
  /**
   * Stores a file from the local disk, whole or not at all.
   * @param sha256 of these bytes, which S3 verifies
   */
  put: (key: string, file: { path: string; sha256: string; check?: string }) => Promise<void>
  putText: (key: string, text: string) => Promise<void>
  facts: (key: string) => Promise<ObjectFacts | undefined>
  open: (key: string, range?: ByteRange) => Promise<(OpenFile & { facts: ObjectFacts }) | undefined>
  readText: (key: string) => Promise<string | undefined>
  /** One that is missing is no error. */
  remove: (key: string) => Promise<void>
  list: (prefix: string) => AsyncGenerator<{ key: string; size: number; modified: Date }>
}

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
/** No upload is slower than this and worth waiting for, in bytes per millisecond. */
const slowest = 100
/** The least that an upload may take, in milliseconds. */
const leastForPut = 15_000

/** The client would write to the console that it does not try again; whoever asked logs what came of it. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const usualPatience: Patience = { answer: 5000, block: 10_000 }

interface Settings {
  piece?: number
  patience?: Partial<Patience>
}

interface Parts {
  client: Sdk.S3Client
  sdk: typeof Sdk
  abortSignal: AbortSignal
}

/** Asks the bucket, and gives up when there is no answer in time. @returns `undefined` for what is missing */
type Ask = <Answer>(work: (parts: Parts) => Promise<Answer>, within?: number) => Promise<Answer | undefined>

/** The client is loaded on first use: without a bucket it costs nothing. */
function createAsk({ bucket: _bucket, ...place }: ReturnType<typeof readAddress>, answer: number): Ask {
  let opened: Promise<Omit<Parts, 'abortSignal'>> | undefined
  const load = () =>
    (opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        ...place,
        forcePathStyle: true,
        maxAttempts: 2,
        requestHandler: { connectionTimeout: answer },
        logger: silent,
      }),
    })))
  return async (work, within = answer) => {
    const parts = await load()
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), within)
    try {
      return await work({ ...parts, abortSignal: abort.signal })
    } catch (cause) {
      const isMissing = cause instanceof parts.sdk.S3ServiceException && cause.$metadata.httpStatusCode === 404
      // Without its bucket everything would be missing, and be taken for deleted.
      if (isMissing && cause.name !== 'NoSuchBucket') return undefined
      const { message, name } = cause as Error
      const why = abort.signal.aborted ? `no answer within ${within} ms` : message || name
      throw new BucketAway(`The bucket failed: ${why}`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** @throws for what only a bucket that is missing does not answer */
function requireAnswer<Answer>(given: Answer | undefined): Answer {
  if (given === undefined) throw new BucketAway('The bucket is missing')
  return given
}

const openWriting = (ask: Ask, Bucket: string, piece: number, answer: number): Pick<Bucket, 'put' | 'putText'> => ({
  async put(key, { check, path, sha256 }) {
    const { size } = await stat(path)
    const params = { Bucket, Key: key, ...(check !== undefined && { Metadata: { check } }) }
    const done = await ask(
      async ({ abortSignal, client, sdk }) => {
        // S3 verifies the digest of the file or of each part, so that nothing is stored half.
        if (size <= piece) {
          const Body = createReadStream(path, { highWaterMark: 1024 * 1024 })
          const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64')
          const command = new sdk.PutObjectCommand({ ...params, Body, ContentLength: size, ChecksumSHA256 })
          await client.send(command, { abortSignal })
        } else await putInPieces({ abortSignal, client, params, path, piece, sha256 })
        return true
      },
      Math.max(answer, leastForPut) + size / slowest,
    )
    requireAnswer(done)
  },
  async putText(key, text) {
    const done = await ask(async ({ abortSignal, client, sdk }) => {
      const Body = Buffer.from(text)
      const command = new sdk.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: Body.length })
      await client.send(command, { abortSignal })
      return true
    })
    requireAnswer(done)
  },
})

function openReading(ask: Ask, Bucket: string, block: number): Pick<Bucket, 'open' | 'readText'> {
  const open: Bucket['open'] = async (key, range) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await ask(({ abortSignal, client, sdk }) =>
      client.send(new sdk.GetObjectCommand({ Bucket, Key: key, Range }), { abortSignal }),
    )
    if (found === undefined) return undefined
    // In Node the body is a Node stream.
    const body = found.Body as Readable
    return {
      facts: factsOf(found),
      close: () => Promise.resolve(void body.destroy()),
      [Symbol.asyncIterator]: () => readBlocks(body, block),
    }
  }
  return {
    open,
    async readText(key) {
      const opened = await open(key)
      if (opened === undefined) return undefined
      const blocks: Uint8Array[] = []
      for await (const each of opened) blocks.push(each)
      return Buffer.concat(blocks).toString('utf8')
    },
  }
}

/** Objects of the bucket at an address. */
export function openBucket(address: string, { patience, piece = usualPiece }: Settings = {}): Bucket {
  const place = readAddress(address)
  const { bucket: Bucket } = place
  const { answer, block } = { ...usualPatience, ...patience }
  const ask = createAsk(place, answer)
  return {
    ...openWriting(ask, Bucket, piece, answer),
    ...openReading(ask, Bucket, block),
    facts: (key) =>
      ask(async ({ abortSignal, client, sdk }) =>
        factsOf(await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key }), { abortSignal })),
      ),
    async remove(key) {
      await ask(({ abortSignal, client, sdk }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }), { abortSignal }),
      )
    },
    async *list(prefix) {
      for (let ContinuationToken: string | undefined; ;) {
        const asked = { Bucket, Prefix: prefix, ContinuationToken }
        const page = requireAnswer(
          await ask(({ abortSignal, client, sdk }) =>
            client.send(new sdk.ListObjectsV2Command(asked), { abortSignal }),
          ),
        )
        for (const { Key, LastModified, Size } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key, size: Size ?? 0, modified: LastModified ?? new Date() }
        ContinuationToken = page.NextContinuationToken
        if (!page.IsTruncated || ContinuationToken === undefined) return
      }
    },
  }
}

interface Facts {
  ContentLength?: number
  LastModified?: Date
  Metadata?: Record<string, string>
}

const factsOf = ({ ContentLength = 0, LastModified, Metadata }: Facts): ObjectFacts => ({
  size: ContentLength,
  modified: LastModified ?? new Date(),
  check: Metadata?.check,
})

/** The blocks of an answer. @throws BucketAway when it breaks off, or when the next one does not come in time */
async function* readBlocks(body: Readable, patience: number): AsyncGenerator<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  const wait = () => (timer = setTimeout(() => body.destroy(new Error('the next block did not come')), patience))
  try {
    wait()
    for await (const block of body as AsyncIterable<Uint8Array>) {
      clearTimeout(timer)
      // Who reads slowly is none of the bucket's.
      yield block
      wait()
    }
  } catch (cause) {
    throw new BucketAway(`The bucket failed: ${(cause as Error).message}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}

interface Pieces {
  client: Sdk.S3Client
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
async function putInPieces({ abortSignal, client, params, path, piece, sha256 }: Pieces): Promise<void> {
  const { Upload } = await import('@aws-sdk/lib-storage')
  const whole = { ...params, Body: Readable.from(readChecked(path, sha256)), ChecksumAlgorithm: 'SHA256' as const }
  const upload = new Upload({ client, params: whole, partSize: piece, queueSize: 2 })
  abortSignal.addEventListener('abort', () => void upload.abort())
  await upload.done()
}
