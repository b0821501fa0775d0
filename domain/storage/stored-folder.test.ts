import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeal } from '#lib/crypto/seal.ts'
import { isOutage } from '#lib/outage.ts'
import { filesOf, listObjects, openTestBucket, readObject } from '../../tests/setup/bucket.ts'
import { type Bucket, openBucket } from '#lib/files/bucket.ts'
import { resealKeys, sealObjects } from './sealed-objects.ts'
import { openStoredFolder } from './stored-folder.ts'

let root: string
let opened: Awaited<ReturnType<typeof openTestBucket>>
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-stored-'))
  opened = await openTestBucket()
})
afterAll(async () => {
  await opened.close()
  await rm(root, { recursive: true })
})

let count = 0
const sealOf = (secret: string) => () => createSeal(secret, 'keys of the bucket')
/** A process with an empty folder of its own. */
async function openProcess(
  prefix: string,
  { bucket = opened.bucket, secret }: { bucket?: Bucket; secret?: string } = {},
) {
  const path = join(root, String((count += 1)))
  await mkdir(path)
  const wrap = secret === undefined ? {} : { wrap: (its: Bucket) => sealObjects(its, sealOf(secret)) }
  return openStoredFolder({ path, prefix, bucket: () => bucket, ...wrap })
}
const read = ({ path }: { path: string }, name: string) => readFile(join(path, name))

describe('a folder with a bucket', () => {
  it('has what another process put, and fetches it once, however many ask', async () => {
    let fetched = 0
    const counting: Bucket = { ...opened.bucket, open: (key) => ((fetched += 1), opened.bucket.open(key)) }
    const [one, other] = [await openProcess('a/'), await openProcess('a/', { bucket: counting })]
    const content = randomBytes(300_000)
    await writeFile(join(one.path, '板 1.png'), content)
    await one.put('板 1.png')
    expect(await Promise.all(Array.from({ length: 8 }, () => other.has('板 1.png')))).toEqual(Array(8).fill(true))
    expect((await read(other, '板 1.png')).equals(content)).toBe(true)
    expect([fetched, await other.has('板 1.png'), fetched]).toEqual([1, true, 1])
    expect([await other.has('none.png'), await filesOf(other.path)]).toEqual([false, ['板 1.png']])
  })

  it.each(['', '.', '..', '../a/plate.png', 'a/plate.png', 'a\\b', 'a\0b'])('has no file %j', async (name) => {
    expect(await (await openProcess('a/')).has(name)).toBe(false)
  })

  it('keeps nothing of an object that is not what was put', async () => {
    const [one, other] = [await openProcess('b/'), await openProcess('b/')]
    await writeFile(join(one.path, 'x.png'), 'as it was')
    await one.put('x.png')
    const path = join(one.path, 'y')
    await writeFile(path, 'another')
    const sha256 = createHash('sha256').update('another').digest('hex')
    await opened.bucket.put('b/x.png', { path, sha256, check: (await opened.bucket.facts('b/x.png'))?.check ?? '' })
    await expect(other.has('x.png')).rejects.toThrow('not what was put')
    expect(await filesOf(other.path)).toEqual([])
    expect([await one.isThere('x.png'), await one.isThere('x.png', true)]).toEqual([true, false])
  })

  it('gives up on a bucket that is slow or away, as an outage, and has what it has', async () => {
    const silent = createServer((request, response) => {
      if (request.url?.includes('stalls')) response.writeHead(200, { 'Content-Length': '100' }).write('a few bytes')
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const address = `http://key:hidden@127.0.0.1:${port}/files`
    const bucket = openBucket(address, { patience: { answer: 200, block: 200 } })
    const folder = await openProcess('c/', { bucket })
    await writeFile(join(folder.path, 'here.png'), 'here')
    expect(await folder.has('here.png')).toBe(true)
    const failures: Error[] = []
    const begun = Date.now()
    for (const name of ['silent.png', 'stalls.png'])
      await folder.has(name).catch((error: unknown) => failures.push(error as Error))
    expect(Date.now() - begun).toBeLessThan(5000)
    silent.closeAllConnections()
    silent.close()
    await folder.has('gone.png').catch((error: unknown) => failures.push(error as Error))
    expect(failures.map(isOutage)).toEqual([true, true, true])
    expect(failures.map(({ message, stack }) => `${message}${stack}`).join()).not.toContain('hidden')
    expect(await filesOf(folder.path)).toEqual(['here.png'])
  })
})

describe('sealed objects', () => {
  const secret = 'a secret of the tests, long enough'

  it('say nothing in the bucket, and are opened by every process of the installation', async () => {
    const [one, other] = [await openProcess('s/', { secret }), await openProcess('s/', { secret })]
    const content = Buffer.from('curriculum vitae '.repeat(10_000))
    await writeFile(join(one.path, 'cv'), content)
    await one.put('cv')
    const bytes = await readObject(opened.bucket, 's/cv')
    expect([bytes.length > content.length, bytes.includes('vitae')]).toEqual([true, false])
    expect((await opened.bucket.facts('s/cv'))?.check).not.toBe(createHash('sha256').update(content).digest('hex'))
    expect(await other.has('cv')).toBe(true)
    expect((await read(other, 'cv')).equals(content)).toBe(true)
    expect((await stat(join(other.path, 'cv'))).mode & 0o777).toBe(0o600)
    expect([await one.isThere('cv'), await one.isThere('cv', true)]).toEqual([true, true])
    expect((await filesOf(one.path)).sort()).toEqual(['cv'])
  })

  it('are not opened when changed, cut, put under another name, or by another secret', async () => {
    const one = await openProcess('t/', { secret })
    await writeFile(join(one.path, 'cv'), 'curriculum vitae')
    await one.put('cv')
    const bytes = await readObject(opened.bucket, 't/cv')
    const changed = Buffer.from(bytes)
    changed[bytes.length - 20] = (changed[bytes.length - 20] ?? 0) ^ 1
    for (const [name, content] of Object.entries({
      other: bytes,
      changed,
      cut: bytes.subarray(0, -1),
      short: bytes.subarray(0, 9),
    })) {
      const path = join(one.path, `${name}.raw`)
      await writeFile(path, content)
      await opened.bucket.put(`t/${name}`, { path, sha256: createHash('sha256').update(content).digest('hex') })
      const other = await openProcess('t/', { secret })
      await expect(other.has(name), name).rejects.toThrow('could not be fetched')
      expect(await filesOf(other.path)).toEqual([])
    }
    const stranger = await openProcess('t/', { secret: 'another secret of the tests, long enough' })
    await expect(stranger.has('cv')).rejects.toThrow('a key that is not known')
    await writeFile(join(stranger.path, 'new'), 'x')
    await expect(stranger.put('new')).rejects.toThrow('PORTICO_SECRET')
  })

  it('stay readable when the secret is a new one and the former is forgotten', async () => {
    const one = await openProcess('u/', { secret })
    await writeFile(join(one.path, 'cv'), 'curriculum vitae')
    await one.put('cv')
    const next = 'a new secret of the tests, long enough'
    const keys = (await listObjects(opened.bucket, 'keys/')).length
    expect(await resealKeys(opened.bucket, [next, secret])).toEqual({ done: keys, lost: 0 })
    expect(await (await openProcess('u/', { secret: next })).has('cv')).toBe(true)
    expect(await resealKeys(opened.bucket, [secret, next])).toEqual({ done: keys, lost: 0 })
  })
})
