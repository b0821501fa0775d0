import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'
import { findSecrets } from '#lib/crypto/find-secrets.ts'
import { env } from '#lib/env.ts'
import type { Bucket } from '#lib/files/bucket.ts'

/** How the files of a folder are written in a bucket. */
export interface Wrapping {
  /** What is noted with an object, to know its content again. @param sha256 of the file */
  checkOf: (sha256: string) => Promise<string>
  /** Writes what goes into the bucket; without it the file goes as it is. */
  close?: (from: string, to: string, name: string) => Promise<void>
  /** The bytes of the file again. @throws at the end, when they are not those that were written under this name */
  open: (bytes: AsyncIterable<Uint8Array>, name: string) => AsyncIterable<Uint8Array>
}

/** Files as they are. */
export const plain: Wrapping = { checkOf: (sha256) => Promise.resolve(sha256), open: (bytes) => bytes }

interface Key {
  id: string
  bytes: Buffer
}

/** Objects with the keys of the sealed ones, each sealed itself with the secret of the installation. */
const keyPrefix = 'keys/'
const purpose = 'keys of the bucket'

const sealOfKeys = () => {
  const secrets = findSecrets(env)
  if (secrets === undefined) throw new Error('There is no secret yet that could seal files')
  return createSeal(secrets, purpose)
}

/**
 * The keys of a bucket. They lie beside what they open, sealed, so that a rotation of the secret seals a few bytes anew and no
 * file. Two processes that need the first one at the same time make one each; every object says which is its own.
 */
function openKeys(bucket: Bucket, openSeal: () => Seal) {
  const known = new Map<string, Promise<Key | undefined>>()
  let newest: Promise<Key> | undefined

  async function read(id: string): Promise<Key | undefined> {
    const closed = await bucket.readText(keyPrefix + id)
    const text = closed === undefined ? undefined : openSeal().open(closed)
    return text === undefined ? undefined : { id, bytes: Buffer.from(text, 'base64url') }
  }
  async function findFirst(): Promise<Key> {
    const ids: string[] = []
    for await (const { key } of bucket.list(keyPrefix)) ids.push(key.slice(keyPrefix.length))
    for (const id of ids.sort()) {
      const key = await read(id)
      if (key !== undefined) return key
    }
    if (ids.length > 0) throw new Error('PORTICO_SECRET does not open the keys of the bucket: it is another one')
    const id = randomBytes(16).toString('hex')
    await bucket.putText(keyPrefix + id, openSeal().close(randomBytes(32).toString('base64url')))
    return findFirst()
  }
  const forget = <Found>(asked: Promise<Found>, drop: () => void): Promise<Found> => {
    asked.catch(drop)
    return asked
  }
  return {
    newest: () => (newest ??= forget(findFirst(), () => (newest = undefined))),
    find(id: string) {
      const asked = known.get(id) ?? forget(read(id), () => known.delete(id))
      known.set(id, asked)
      return asked
    },
  }
}

/** Seals the keys of a bucket with the newest secret. @returns how many were sealed anew, and how many none opens */
export async function resealKeys(bucket: Bucket, secrets: readonly [string, ...string[]]) {
  const [all, newest] = [createSeal(secrets, purpose), createSeal(secrets[0], purpose)]
  const found = { done: 0, lost: 0 }
  const keys: string[] = []
  for await (const { key } of bucket.list(keyPrefix)) keys.push(key)
  for (const key of keys) {
    const closed = (await bucket.readText(key)) ?? ''
    if (newest.open(closed) !== undefined) continue
    const text = all.open(closed)
    if (text === undefined) found.lost += 1
    else {
      await bucket.putText(key, newest.close(text))
      found.done += 1
    }
  }
  return found
}

const mark = Buffer.from('PORTICO1')
const idLength = 16
const nonceLength = 12
const headLength = mark.length + idLength + nonceLength
const tagLength = 16

/** Files that are encrypted before they leave this machine (AES-256-GCM): what the bucket's keeper may read says nothing. */
export function sealObjects(bucket: Bucket, openSeal: () => Seal = sealOfKeys): Wrapping {
  const keys = openKeys(bucket, openSeal)

  /** @param head of an object */
  async function begin(head: Buffer, name: string) {
    const id = head.subarray(mark.length, mark.length + idLength).toString('hex')
    const key = head.subarray(0, mark.length).equals(mark) ? await keys.find(id) : undefined
    if (key === undefined) throw new Error(`${name} in the bucket is sealed with a key that is not known`)
    const nonce = head.subarray(mark.length + idLength)
    return createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(name))
  }

  return {
    checkOf: async (sha256) =>
      createHmac('sha256', (await keys.newest()).bytes)
        .update(sha256)
        .digest('hex'),
    async close(from, to, name) {
      const { bytes, id } = await keys.newest()
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(name))
      const seal = async function* (blocks: AsyncIterable<Uint8Array>) {
        yield Buffer.concat([mark, Buffer.from(id, 'hex'), nonce])
        for await (const block of blocks) yield cipher.update(block)
        yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
      }
      await pipeline(createReadStream(from), seal, createWriteStream(to, { mode: 0o600 }))
    },
    async *open(bytes, name) {
      let held: Buffer = Buffer.alloc(0)
      let opening: Awaited<ReturnType<typeof begin>> | undefined
      for await (const block of bytes) {
        held = Buffer.concat([held, block])
        if (opening === undefined && held.length >= headLength) {
          opening = await begin(held.subarray(0, headLength), name)
          held = held.subarray(headLength)
        }
        // The last bytes are the seal's.
        if (opening === undefined || held.length <= tagLength) continue
        yield opening.update(held.subarray(0, -tagLength))
        held = held.subarray(-tagLength)
      }
      if (opening === undefined || held.length !== tagLength) throw new Error(`${name} in the bucket is cut off`)
      yield opening.setAuthTag(held).final()
    },
  }
}
