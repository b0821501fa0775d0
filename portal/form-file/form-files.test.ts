import { randomUUID } from 'node:crypto'
import { open, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cleanFileName, describeFileFault, fileRules } from '#domain/form-file/form-files.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { docx, jobApplication, pdf, zipOf } from '../../tests/factories/files.ts'
import { openForm, readEnquiries } from '../../tests/factories/enquiries.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { tidyEnquiries } from '#portal/enquiry/tidy.ts'
import { type FileRefusal, formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { createFormFiles } from './form-files.ts'
import { tidyFormFiles } from './tidy.ts'

const test = useTestPortal()
const folder = formFileFolder()
const rules = fileRules.application ?? { types: [], least: 0, most: 0, maxBytes: 0 }

const stored = async () =>
  (await readdir(folder).catch(() => [] as string[])).toSorted((one, two) => (one < two ? -1 : 1))
const take = (content: Uint8Array | AsyncIterable<Uint8Array>, name = 'cv.pdf', store = openFileStore(folder)) =>
  createFormFiles(test.payload, store).take({
    kind: 'application',
    name,
    source: content instanceof Uint8Array ? Readable.from([content]) : content,
  })
const faultOf = (taken: Promise<unknown>) =>
  taken.then(
    () => 'taken',
    (error: FileRefusal) => error.fault,
  )

/** Sends an application for a position of its own. */
async function apply(files: string[], fields: object = {}) {
  const email = `${randomUUID()}@example.com`
  const { name } = await makeRecord(test.payload, 'positions')
  const body = { ...jobApplication, email, position: mark(name, 'zh'), files, ...fields }
  const send = (changes: object = {}) =>
    test.send('job/apply', { ...body, token: openForm(test.payload, 'application'), ...changes })
  return { email, send, answer: await send() }
}

describe('a file of a form', () => {
  it.each<[string, Uint8Array, string]>([
    ['a PDF', pdf(), 'cv.pdf'],
    ['a PDF that is called otherwise', pdf(), 'cv exe.pdf'],
    ['a document of Word', docx(), 'cv.docx'],
  ])('%s is taken by what is in it', async (_, content, name) => {
    const given = name === 'cv exe.pdf' ? 'C:\\Users\\me\\cv.exe' : name
    expect(await take(content, given)).toMatchObject({ name, size: content.byteLength })
  })

  it('what is something else is refused, whatever it is called, and nothing of it is left', async () => {
    const before = await stored()
    const bomb = zipOf([
      { name: '[Content_Types].xml', content: deflateRawSync(Buffer.alloc(64 * 1024 * 1024)), size: 64 * 1024 * 1024 },
    ])
    const wrong: [string, Uint8Array][] = [
      ['an EXE called PDF', Buffer.from(`MZ${'\0'.repeat(512)}`, 'latin1')],
      ['a script called PDF', Buffer.from('#!/bin/sh\nrm -rf /\n')],
      ['a page called PDF', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['plain text called PDF', Buffer.from('Curriculum vitae')],
      ['a ZIP called PDF', zipOf([{ name: 'a.exe', content: Buffer.from('x') }])],
      ['a bomb that says it is a document', bomb],
      ['half a ZIP', zipOf([{ name: 'word/document.xml', content: Buffer.from('x') }]).subarray(0, 20)],
    ]
    for (const [what, content] of wrong) expect(await faultOf(take(content)), what).toBe('type')
    expect(await stored()).toEqual(before)
  })

  it('one that is empty, or one byte too large, is refused while it comes', async () => {
    const before = await stored()
    expect(await faultOf(take(new Uint8Array(0)))).toBe('empty')
    let sent = 0
    const endless = Readable.from(
      (function* thirtyMegabytes() {
        for (; sent < 30 * 1024 * 1024; sent += 65_536) yield Buffer.alloc(65_536, 37)
      })(),
    )
    expect(await faultOf(take(endless))).toBe('large')
    // All of it was taken off the line, so that the sender hears why.
    expect(sent).toBe(30 * 1024 * 1024)
    const exact = Buffer.concat([pdf(), Buffer.alloc(rules.maxBytes - pdf().byteLength)])
    expect(await faultOf(take(exact))).toBe('taken')
    expect(await faultOf(take(Buffer.concat([exact, Buffer.alloc(1)])))).toBe('large')
    expect(await stored()).toHaveLength(before.length + 1)
  })

  it('when the disk is full, or the line breaks, it is refused and nothing half is kept', async () => {
    const before = await stored()
    const noRoom = openFileStore(folder, { free: () => Promise.resolve(1024) })
    expect(await faultOf(take(pdf(), 'cv.pdf', noRoom))).toBe('space')
    // The system's own disk without room.
    const full = openFileStore(folder, {
      open: async () => {
        const handle = await open('/dev/full', 'w')
        return { write: (chunk) => handle.writeFile(chunk), close: () => handle.close() }
      },
    })
    expect(await faultOf(take(pdf(), 'cv.pdf', full))).toBe('space')
    const cut = Readable.from(
      (async function* half() {
        yield await Promise.resolve(pdf())
        throw new Error('aborted')
      })(),
    )
    expect(await faultOf(take(cut))).toBe('broken')
    expect(await stored()).toEqual(before)
  })

  it('is named for people, and for no file system', () => {
    const names: [string, string][] = [
      ['../../etc/passwd', 'passwd.pdf'],
      ['C:\\x\\简历 2026.PDF', '简历 2026.pdf'],
      ['a\u0000b\nc\u202Efdp.exe', 'abcfdp exe.pdf'],
      ['.pdf', 'pdf.pdf'],
      ['', 'file.pdf'],
      ['...', 'file.pdf'],
      ['CV "final"; rm *.pdf', 'CV final rm.pdf'],
      ['résumé.pdf', 'résumé.pdf'],
      [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(116)}.pdf`],
    ]
    for (const [given, name] of names) expect(cleanFileName(given, 'pdf')).toBe(name)
  })

  it('what is wrong is said in both languages, with the name and the limit', () => {
    expect(describeFileFault('large', rules, 'zh', '简历.pdf')).toBe('“简历.pdf”太大，每个文件最多5 MB。')
    expect(describeFileFault('type', rules, 'en', 'cv.pdf')).toContain('is not PDF, DOCX, ODT')
  })
})

describe('an application with files', () => {
  it('has them with their names, and a second sending stores nothing twice', async () => {
    const first = await take(pdf('a'))
    const { answer, email, send } = await apply([first.file])
    expect(answer.code).toBe('000000')
    const [kept] = await readEnquiries(test.payload, email)
    expect(kept).toMatchObject({ kind: 'application', files: [{ name: 'cv.pdf', type: 'pdf', size: first.size }] })
    // The same file uploaded anew, as from a form that was filled in again.
    const again = await take(pdf('a'))
    expect((await send({ files: [again.file] })).data).toEqual(answer.data)
    const others = await take(pdf('b'))
    expect((await send({ files: [others.file] })).data).not.toEqual(answer.data)
    expect(await readEnquiries(test.payload, email)).toHaveLength(2)
    await tidyFormFiles(test.payload, new Date(Date.now() + 30 * 60 * 60_000))
    expect(await stored()).toHaveLength(2)
  })

  it('is refused without a file, with too many, with invented ones, and with those of another form or day', async () => {
    const good = (await take(pdf('c'))).file
    const old = await take(pdf('d'))
    const { send } = await apply([good])
    const wrong: string[][] = [[], ['x'], [`${good}x`], [good, good, good, good], ['../../portico.db'], [old.file]]
    await openFileStore(folder).remove(
      (await createFormFiles(test.payload).open('application', [old.file]))[0]?.id ?? '',
    )
    for (const files of wrong) {
      const answer = await send({ files, phone: `+86 000 ${Math.random()}`.slice(0, 30) })
      expect([answer.code, (answer.data as { fields: { path: string }[] }).fields[0]?.path]).toEqual([
        '000002',
        'files',
      ])
    }
    await expect(createFormFiles(test.payload).open('partner', [good])).rejects.toMatchObject({ fault: 'many' })
  })

  it('files go with their enquiry, after the months of the settings; those of no enquiry after a day', async () => {
    const kept = await take(pdf('e'))
    const { answer, email } = await apply([kept.file])
    expect(answer.code).toBe('000000')
    await take(pdf('never sent'))
    await (await open(join(folder, `${'a'.repeat(32)}.part`), 'w')).close()
    await tidyFormFiles(test.payload, new Date(Date.now() + formLife))
    const soon = await stored()
    expect(soon).toContain(`${'a'.repeat(32)}.part`)
    const day = 24 * 60 * 60_000
    await tidyFormFiles(test.payload, new Date(Date.now() + formLife + 3 * 60 * 60_000))
    const later = await stored()
    expect(later.length).toBeLessThan(soon.length)
    expect(later).not.toContain(`${'a'.repeat(32)}.part`)
    const [id] = ((await readEnquiries(test.payload, email))[0]?.files ?? []).map(({ file }) => file)
    expect(later).toContain(id)
    const sevenMonths = new Date(Date.now() + 214 * day)
    await tidyEnquiries(test.payload, new Date(Date.now() + 170 * day))
    expect(await readEnquiries(test.payload, email)).toHaveLength(1)
    await tidyEnquiries(test.payload, sevenMonths)
    expect(await readEnquiries(test.payload, email)).toEqual([])
    await tidyFormFiles(test.payload, sevenMonths)
    expect(await stored()).toEqual([])
  })

  it('the folder’s other files are nobody’s', async () => {
    await (await open(join(folder, 'note.txt'), 'w')).close()
    await utimes(join(folder, 'note.txt'), 0, 0)
    await tidyFormFiles(test.payload)
    expect(await stored()).toContain('note.txt')
  })
})
