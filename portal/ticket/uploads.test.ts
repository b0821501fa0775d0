import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClamd } from '#lib/files/clamd.ts'
import { pdf } from '../../tests/factories/files.ts'
import { listed, readRefusal, serveUploads, text, wrongOf } from '../../tests/factories/ticket-uploads.ts'
import { type Customer, newTicket, useDesk } from '../../tests/factories/tickets.ts'
import { eicar, type FakeClamd, startClamd } from '../../tests/mail/clamd.ts'
import { useBucket } from '../../tests/setup/bucket.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { rescanHeld } from '#portal/form-file/rescan.ts'
import { tidyFormFiles } from '#portal/form-file/tidy.ts'
import { tidyUploads } from './tidy-uploads.ts'
import { uploadFolder, uploadRules } from './uploads.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket } = useDesk(test)
const day = 24 * 60 * 60_000
const store = openFileStore(formFileFolder())

let one: Customer
let other: Customer
beforeAll(async () => {
  one = await makeCustomer({ language: 'en' })
  other = await makeCustomer()
})
// What one test leaves must not count against the next one's limits.
beforeEach(() => rm(uploadFolder(), { recursive: true, force: true }))

describe('an upload and its message', () => {
  it('go together once: not a second time, not another member’s, not an unknown one, and nothing is written', async () => {
    const { upload } = serveUploads(test.payload)
    const { id } = await upload(one.token, text('once'), 'once.txt')
    const draft = newTicket({ uploads: [id, id] })
    const first = await ask<{ number: string }>(one.token, 'ticket/create', draft)
    expect(first.code).toBe('000000')
    // The same draft again is the same ticket, its files with it.
    expect((await ask<{ number: string }>(one.token, 'ticket/create', draft)).data.number).toBe(first.data.number)
    const { totalDocs } = await test.payload.count({ collection: 'ticket-messages' })
    const { id: foreign } = await upload(other.token, text('theirs'))
    const wrong: [string[], string, string][] = [
      [[id], 'has already been sent', '已经随另一条消息发出'],
      [[foreign], 'have expired', '已过期'],
      [[`${one.id}-${'0'.repeat(32)}`], 'have expired', '已过期'],
      [['../../portico.db'], 'have expired', '已过期'],
    ]
    const body = { ticket: first.data.number, text: 'Again.' }
    for (const [uploads, en, zh] of wrong)
      for (const [locale, words] of [
        ['en', en],
        ['zh', zh],
      ] as const)
        for (const [path, fields] of [
          ['ticket/reply', body],
          ['ticket/create', newTicket()],
        ] as const) {
          const { code, data } = await test.send(path, { ...fields, uploads }, locale, { token: one.token })
          expect([code, wrongOf(data)], `${path} ${uploads.join(' ')}`).toEqual([
            '000002',
            { path: 'files', message: expect.stringContaining(words) as string },
          ])
        }
    expect((await test.payload.count({ collection: 'ticket-messages' })).totalDocs).toBe(totalDocs)
  })

  it('is refused in words while the bucket is away, and nothing of it is left', async () => {
    const before = await listed(formFileFolder())
    useBucket('http://key:secret@127.0.0.1:9/files')
    try {
      const { answer } = await serveUploads(test.payload).upload(one.token, text('lost'))
      expect(await readRefusal(answer)).toEqual([
        507,
        '000002',
        expect.stringContaining('cannot store files right now'),
      ])
    } finally {
      useBucket(undefined)
    }
    expect([await listed(uploadFolder()), await listed(formFileFolder())]).toEqual([[], before])
  })

  it('is handed out by the ticket and the message that have it, to who may see them', async () => {
    const { upload } = serveUploads(test.payload)
    const { id } = await upload(one.token, text('mine'), 'mine.txt')
    const [number, second, theirs] = [
      await openTicket(one, { uploads: [id] }),
      await openTicket(one),
      await openTicket(other),
    ]
    const { data } = await ask<{ messages: { id: string; files: { id: string }[] }[] }>(one.token, 'ticket/detail', {
      ticket: number,
    })
    const [message] = data.messages
    const asked = { message: message?.id, file: message?.files[0]?.id }
    const codeFor = async ({ token }: Customer, ticket: string) =>
      (await ask(token, 'ticket/file', { ...asked, ticket })).code
    expect(await codeFor(one, number)).toBe('000000')
    expect(await codeFor(one, second)).toBe('000003')
    expect(await codeFor(other, number)).toBe('000003')
    expect(await codeFor(other, theirs)).toBe('000003')
  })

  it('sent at the same time with two messages, it goes with one of them', async () => {
    const { upload } = serveUploads(test.payload)
    const { id } = await upload(one.token, text('both want it'))
    const number = await openTicket(one)
    const answers = await Promise.all([
      ask(one.token, 'ticket/reply', { ticket: number, text: 'First.', uploads: [id] }),
      ask(one.token, 'ticket/create', newTicket({ uploads: [id] })),
      ask(one.token, 'ticket/create', newTicket({ uploads: [id] })),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['000000', '000002', '000002'])
  })

  it('has no more files than the configuration allows', async () => {
    const { upload } = serveUploads(test.payload)
    const ids: string[] = []
    for (let count = 0; count <= uploadRules().most; count += 1)
      ids.push((await upload(one.token, text(`file ${count}`))).id)
    const refused = await ask(one.token, 'ticket/create', newTicket({ uploads: ids }))
    expect(wrongOf(refused.data)?.message).toBe('At most 20 files. Please remove some.')
    expect((await ask(one.token, 'ticket/create', newTicket({ uploads: ids.slice(1) }))).code).toBe('000000')
  })

  it('what no message has is gone after a day, what one has stays', async () => {
    const { begin, upload } = serveUploads(test.payload)
    const [kept, orphan] = [await upload(one.token, text('kept')), await upload(one.token, text('orphan'))]
    await openTicket(one, { uploads: [kept.id] })
    await begin(one.token, 100)
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000)
    await tidyUploads(hours(23))
    expect((await listed(uploadFolder())).length).toBeGreaterThan(0)
    await tidyFormFiles(test.payload, hours(27))
    await tidyUploads(hours(27))
    expect(await listed(uploadFolder())).toEqual([])
    const nameOf = (id: string) => id.split('-')[1] ?? ''
    expect([await store.has(nameOf(kept.id)), await store.has(nameOf(orphan.id))]).toEqual([true, false])
    await utimes(join(formFileFolder(), nameOf(kept.id)), 0, 0)
    await tidyFormFiles(test.payload, new Date(Date.now() + day))
    expect(await store.has(nameOf(kept.id))).toBe(true)
  })
})

describe('an upload that is scanned', () => {
  let clamd: FakeClamd
  beforeEach(async () => {
    clamd = await startClamd()
  })
  afterEach(() => clamd.close())
  const infected = () => Buffer.concat([Buffer.from(pdf('bad')), Buffer.from(eicar)])

  it('is refused with nothing left when something is found', async () => {
    const { send, upload } = serveUploads(test.payload, { scanner: createClamd(clamd.url, 400) })
    const before = await listed(formFileFolder())
    const { answer, path } = await upload(one.token, infected(), 'bad.pdf')
    expect(await readRefusal(answer)).toEqual([
      422,
      '000002',
      expect.stringContaining('A virus was found in “bad.pdf”'),
    ])
    expect((await send(one.token, 'HEAD', path)).status).toBe(404)
    expect([await listed(uploadFolder()), await listed(formFileFolder())]).toEqual([[], before])
  })

  it('is kept and not handed out while the scanner is away, and looked into once it is back', async () => {
    const { port } = new URL(clamd.url)
    await clamd.close()
    const { upload } = serveUploads(test.payload, { scanner: createClamd(`tcp://127.0.0.1:${port}`, 400) })
    const [good, bad] = [await upload(one.token, pdf('good')), await upload(one.token, infected())]
    expect([good.answer.status, bad.answer.status]).toEqual([204, 204])
    const number = await openTicket(one, { uploads: [good.id, bad.id] })
    const states = async () => {
      const { data } = await ask<{ messages: { id: string; files: { id: string; state: string }[] }[] }>(
        one.token,
        'ticket/detail',
        { ticket: number },
      )
      const [message] = data.messages
      const codes = await Promise.all(
        (message?.files ?? []).map(
          async (file) =>
            (await ask(one.token, 'ticket/file', { ticket: number, message: message?.id, file: file.id })).code,
        ),
      )
      return (message?.files ?? []).map(({ state }, index) => [state, codes[index]])
    }
    expect(await states()).toEqual([
      ['held', '000020'],
      ['held', '000020'],
    ])
    clamd = await startClamd(Number(port))
    await rescanHeld(new Date(Date.now() + 2 * 60_000), store, createClamd(clamd.url, 400))
    expect(await states()).toEqual([
      ['ready', '000000'],
      ['infected', '000021'],
    ])
  })
})
