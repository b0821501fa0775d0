import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileNames } from '#content/pictures/folders.ts'
import { sweepPictures } from '#content/pictures/sweep-files.ts'
import { env } from '#lib/env.ts'
import { errorStatus } from '#lib/errors.ts'
import { type FileRefusal, formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { privatePrefix, sharePrivately } from '#domain/storage/private-objects.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { errorNameOf } from '#portal/envelope.ts'
import { createFormFiles } from '#portal/form-file/form-files.ts'
import { tidyFormFiles } from '#portal/form-file/tidy.ts'
import { mediaRoutes } from '#server/documents/media.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import { openPictureJudge } from '#server/preview/draft-pictures.ts'
import { moveFiles } from '#server/storage/move-files.ts'
import { sendObject } from '#server/videos/send-object.ts'
import { pdf } from '../tests/factories/files.ts'
import { pictureFile } from '../tests/factories/pictures.ts'
import { openReviews } from '../tests/factories/reviews.ts'
import { filesOf, listObjects, openTestBucket, readObject, useBucket } from '../tests/setup/bucket.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { OtherBucketError, requireOwnBucket } from './bucket-owner.ts'
import { openFileNames } from './file-names.ts'
import { sweepBucket } from './sweep-bucket.ts'

const test = useTestPortal()
const { makePeople, tokenOf } = openReviews(() => test.payload)
let opened: Awaited<ReturnType<typeof openTestBucket>>
beforeAll(async () => {
  opened = await openTestBucket()
  await makePeople()
  useBucket(opened.address)
})
afterAll(async () => {
  useBucket(undefined)
  await opened.close()
})

const nowhere = 'http://key:secret@127.0.0.1:9/files'
const later = () => Date.now() + 2 * 24 * 60 * 60 * 1000
const count = async (collection: 'media' | 'attachments') =>
  (await test.payload.count({ collection, overrideAccess: true })).totalDocs

/** The addresses of files as another process serves them, whose folders are empty. */
async function asOtherProcess<Result>(
  work: (ask: (address: string, headers?: object) => Promise<Response>) => Promise<Result>,
): Promise<Result> {
  const app = new Hono()
  app.route(
    '/',
    mediaRoutes({
      ...storedFiles,
      judgePicture: openPictureJudge(test.payload),
      isAttachment: openFileNames(test.payload, 'attachments'),
    }) as unknown as Hono,
  )
  app.get('/videos/:name', (context) =>
    sendObject(context as never, storedFiles.videos, context.req.param('name'), { 'Content-Type': 'video/mp4' }),
  )
  app.onError((error, context) => answerError(context as never, error, errorStatus[errorNameOf(error)] ?? 500))
  return withEmptyFolders(() =>
    work(async (address, headers = {}) => app.request(address, { headers: { ...headers } })),
  )
}

/** Without what the folders have, as long as something is done. */
async function withEmptyFolders<Result>(work: () => Promise<Result>): Promise<Result> {
  const folders = Object.values(storedFiles).map(({ path }) => path)
  for (const path of folders) if (existsSync(path)) await rename(path, `${path}-of-one`)
  try {
    return await work()
  } finally {
    for (const path of folders) {
      await rm(path, { recursive: true, force: true })
      if (existsSync(`${path}-of-one`)) await rename(`${path}-of-one`, path)
    }
  }
}

async function makePicture(name: string) {
  const data = { alt: '替代', _status: 'published' as const }
  const doc = await test.payload.create({ collection: 'media', locale: 'zh', data, file: await pictureFile(name) })
  return { id: doc.id, names: fileNames(doc) }
}
const makeAttachment = (name: string, words = name) =>
  test.payload.create({
    collection: 'attachments',
    data: { title: name, language: 'both' },
    file: { data: Buffer.from(words), name, mimetype: 'text/plain', size: words.length },
  })

/** An upload as the admin sends it. */
async function uploadBy(language: 'zh' | 'en', who: string | undefined) {
  const { default: config } = await import('#content/payload.config.ts')
  const { data } = await pictureFile('refused.png')
  const body = new FormData()
  body.set('file', new File([new Uint8Array(data)], 'refused.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify({ alt: 'x' }))
  const token = who === undefined ? undefined : tokenOf(who)
  const headers = { 'accept-language': language, ...(token !== undefined && { authorization: `JWT ${token}` }) }
  const request = new Request('http://localhost/admin/api/media?draft=true&locale=zh', {
    method: 'POST',
    headers,
    body,
  })
  const answer = await handleEndpoints({ config, request, basePath: '', path: '/admin/api/media' })
  return { status: answer.status, text: await answer.text() }
}

describe('31: files in a bucket', () => {
  it('that one process took are served by another: pictures, each size of them, attachments', async () => {
    const { names } = await makePicture('plate.png')
    expect(names[0]).toMatch(/^plate-[0-9a-f]{8}\.png$/)
    const { filename } = await makeAttachment('data.txt')
    const pages = await asOtherProcess(async (ask) => {
      const statuses = []
      for (const name of names) statuses.push((await ask(`/media/${name}`)).status)
      return [...statuses, await (await ask(`/files/${filename}`)).text(), (await ask('/media/none.png')).status]
    })
    expect(pages).toEqual([...names.map(() => 200), 'data.txt', 404])
    expect(await readFile(join(storedFiles.media.path, names[0] ?? ''))).toEqual(
      await readObject(opened.bucket, `media/${names[0]}`),
    )
  })

  it('are given by ranges where they are videos, and are not kept', async () => {
    const [video] = (await test.payload.find({ collection: 'videos', sort: 'id', limit: 1, depth: 0 })).docs
    const { poster, seconds, title } = video as { poster: number; seconds: number; title: string }
    const data = await readFile('demo/videos/out/vortex-street.mp4')
    const made = await test.payload.create({
      collection: 'videos',
      data: { title, poster, seconds, pictureWidth: 1280, pictureHeight: 720 },
      file: { data, name: 'flow.mp4', mimetype: 'video/mp4', size: data.length },
    })
    const address = `/videos/${made.filename}`
    await asOtherProcess(async (ask) => {
      const part = await ask(address, { range: 'bytes=1000-1999' })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${data.length}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(data.subarray(1000, 2000))).toBe(true)
      const last = await ask(address, { range: 'bytes=-5' })
      expect(Buffer.from(await last.arrayBuffer()).equals(data.subarray(-5))).toBe(true)
      const whole = await ask(address)
      expect([whole.status, Number(whole.headers.get('content-length'))]).toEqual([200, data.length])
      expect(Buffer.from(await whole.arrayBuffer()).equals(data)).toBe(true)
      expect((await ask(address, { range: `bytes=${data.length}-` })).status).toBe(416)
      expect((await ask(address, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
      expect(await filesOf(storedFiles.videos.path)).toEqual([])
    })
  })

  it('go once no record names them, and are not served from then on', async () => {
    const { filename, id } = await makeAttachment('gone.txt')
    const { id: picture, names } = await makePicture('gone.png')
    await asOtherProcess(async (ask) => {
      expect((await ask(`/files/${filename}`)).status).toBe(200)
      await test.payload.delete({ collection: 'attachments', id })
      expect((await ask(`/files/${filename}`)).status).toBe(404)
    })
    await test.payload.delete({ collection: 'media', id: picture })
    const own = [`attachments/${filename}`, ...names.map((name) => `media/${name}`)]
    const objects = async () => {
      const all = [
        ...(await listObjects(opened.bucket, 'attachments/')),
        ...(await listObjects(opened.bucket, 'media/')),
      ]
      return own.filter((key) => all.includes(key))
    }
    await sweepBucket(test.payload)
    await sweepPictures(test.payload)
    expect(await objects()).toEqual(own)
    await sweepBucket(test.payload, later())
    await sweepPictures(test.payload, later())
    expect(await objects()).toEqual([])
    expect((await listObjects(opened.bucket, 'videos/')).length).toBeGreaterThan(0)
  })

  it('that visitors send lie there sealed, with what holds them, and are read by another process', async () => {
    const { open, store, take } = createFormFiles(test.payload)
    const { file } = await take({ kind: 'application', name: 'cv.pdf', source: Readable.from([pdf('my life')]) })
    const [facts] = await open('application', [file])
    const id = facts?.id ?? ''
    const bytes = await readObject(opened.bucket, privatePrefix + id)
    expect([bytes.length > 0, bytes.includes('%PDF'), bytes.includes('my life')]).toEqual([true, false, false])
    const other = openFileStore(`${formFileFolder()}-of-another`)
    expect([await other.has(id), await other.holdOf(id)]).toEqual([true, undefined])
    expect(await readFile(other.pathOf(id))).toEqual(await readFile(store.pathOf(id)))
    const held = await store.write(Readable.from([Buffer.from('held')]), 100, true)
    await store.share(held.id)
    expect(await other.holdOf(held.id)).toBe('held')
    expect(await other.heldBefore(new Date(later()))).toContain(held.id)
    await store.condemn(held.id)
    expect([await other.holdOf(held.id), await sharePrivately('/none').has(held.id)]).toEqual(['infected', false])
    await tidyFormFiles(test.payload, new Date(later()))
    expect(await listObjects(opened.bucket, privatePrefix)).toEqual([])
    await tidyFormFiles(test.payload, new Date(later()), other)
    expect(await filesOf(`${formFileFolder()}-of-another`)).toEqual([])
  })

  it('while the bucket is away: what is here is served, the rest is a 503, uploads say so and leave nothing', async () => {
    const { names } = await makePicture('stays.png')
    const { filename } = await makeAttachment('far.txt')
    const before = [await count('media'), await count('attachments')]
    const folders = [storedFiles.media.path, storedFiles.attachments.path, formFileFolder()]
    const had = await Promise.all(folders.map(filesOf))
    useBucket(nowhere)
    try {
      expect((await uploadBy('en', undefined)).status).toBe(403)
      const refusals = [await uploadBy('zh', 'editor'), await uploadBy('en', 'editor')]
      expect(refusals.map(({ status }) => status)).toEqual([503, 503])
      expect(refusals.map(({ text }) => text).join()).toMatch(/文件存储暂时无法访问.*File storage can’t be reached/)
      await expect(makeAttachment('refused.txt')).rejects.toMatchObject({ status: 503 })
      const sent = createFormFiles(test.payload).take({
        kind: 'application',
        name: 'cv.pdf',
        source: Readable.from([pdf()]),
      })
      expect(await sent.catch((error: FileRefusal) => error.fault)).toBe('space')
      await asOtherProcess(async (ask) => {
        const answer = await ask(`/files/${filename}`)
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)])
        expect((await ask(`/media/${names[0]}`)).status).toBe(503)
      })
    } finally {
      useBucket(opened.address)
    }
    expect([await count('media'), await count('attachments')]).toEqual(before)
    const has = await Promise.all(folders.map(filesOf))
    expect(has.map((each) => each.sort())).toEqual(had.map((each) => each.sort()))
    expect(existsSync(join(storedFiles.media.path, names[0] ?? ''))).toBe(true)
    expect(await test.payload.find({ collection: 'attachments', limit: 1 })).toMatchObject({ docs: [{}] })
  })

  it('are moved there from the folder by a run that goes on where another ended, and are compared', () =>
    withEmptyFolders(async () => {
      useBucket(undefined)
      const names: (string | null | undefined)[] = []
      for (const each of Array(6).keys()) names.push((await makeAttachment(`of-the-folder-${each}.txt`)).filename)
      const DATA_DIR = join(env.DATA_DIR, 'small')
      const release = createHash('sha256').update('a release').digest('hex')
      await mkdir(join(DATA_DIR, 'downloads/files', release.slice(0, 2)), { recursive: true })
      await writeFile(join(DATA_DIR, 'downloads/files', release.slice(0, 2), release), 'a release')
      const sent = await openFileStore(join(DATA_DIR, 'form-files')).write(
        Readable.from([Buffer.from('a visitor’s words')]),
        100,
        true,
      )
      useBucket(opened.address)
      const task = { env: { DATA_DIR, DOWNLOADS_BUCKET_URL: undefined } }
      const dry = await moveFiles({ ...task, isDry: true })
      expect([dry.put, dry.wrong, await listObjects(opened.bucket, privatePrefix)]).toEqual([8, [], []])
      const cutOff = moveFiles({
        ...task,
        onFile: (path) => {
          if (path.endsWith(String(names[2]))) throw new Error('killed')
        },
      })
      await expect(cutOff).rejects.toThrow('killed')
      const rest = await moveFiles(task)
      expect([rest.put, rest.there >= 3, rest.wrong]).toEqual([dry.put - rest.there, true, []])
      expect(await moveFiles({ ...task, isChecked: true })).toEqual({ put: 0, bytes: 0, there: dry.put, wrong: [] })
      expect((await readObject(opened.bucket, `attachments/${names[5]}`)).toString()).toBe('of-the-folder-5.txt')
      expect(await opened.bucket.facts(`releases/${release}`)).toBeDefined()
      const other = openFileStore(`${formFileFolder()}-b`)
      expect([await other.holdOf(sent.id), await other.has(sent.id)]).toEqual(['held', true])
      // A file that is another than the object is put anew, and one that is gone in the bucket, too.
      await writeFile(join(storedFiles.attachments.path, String(names[0])), 'changed')
      await opened.bucket.remove(`attachments/${names[1]}`)
      expect(await moveFiles(task)).toMatchObject({ put: 2, there: dry.put - 2, wrong: [] })
    }))

  it('of another installation are never taken for rubbish', async () => {
    await requireOwnBucket(test.payload)
    const own = await opened.bucket.readText('installation')
    await opened.bucket.putText('installation', 'of another')
    await expect(sweepBucket(test.payload, later())).rejects.toBeInstanceOf(OtherBucketError)
    await expect(sweepPictures(test.payload, later())).rejects.toBeInstanceOf(OtherBucketError)
    await expect(tidyFormFiles(test.payload, new Date(later()))).rejects.toBeInstanceOf(OtherBucketError)
    await opened.bucket.putText('installation', own ?? '')
    await expect(requireOwnBucket(test.payload)).resolves.toBeUndefined()
  })
})
