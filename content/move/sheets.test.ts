import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '#lib/csv.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { homeOf } from './files.ts'
import { MoveError } from './format.ts'
import { nameOfKind } from './kind-names.ts'
import { importContent } from './import-content.ts'
import { moved } from './kinds.ts'
import { sheetForms, sheetKinds } from './sheet-kinds.ts'
import { exportSheet, makeArchive } from './sheets.ts'

const test = useTestPortal()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Takes in a table, or says what it would do. */
async function takeIn(content: string | Uint8Array, isDryRun = false) {
  const [file, target] = [join(folder, 'table'), join(folder, 'table.tar')]
  await writeFile(file, content)
  expect(await makeArchive(test.payload, file, target)).toBe(true)
  return importContent(test.payload, { file: target, size: 1, isDryRun })
}

const wordsOf = async (content: string | Uint8Array) =>
  takeIn(content, true).then(
    () => 'taken in',
    (error: unknown) => (error instanceof MoveError ? error.words.en : Promise.reject(error as Error)),
  )

const csvOf = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

describe('27: single kinds as tables', () => {
  it('are all kinds but those with files', () => {
    expect(sheetKinds).toEqual(moved.filter((kind) => homeOf(kind) === undefined))
  })

  it('are called what the admin calls them', () => {
    const named = ['zh', 'en'].map((language) =>
      ['news-categories', 'site'].map((kind) => nameOfKind(test.payload, kind, language as 'en' | 'zh')),
    )
    expect(named).toEqual([
      ['新闻分类', '网站设置'],
      ['News categories', 'Site settings'],
    ])
  })

  it.for(sheetForms)(
    'come back as %s without a difference, drafts and lists included',
    { timeout: 120_000 },
    async (form) => {
      const { payload } = test
      const { id } = await makeRecord(payload, 'news')
      await payload.update({
        collection: 'news',
        id: Number(id),
        locale: 'zh',
        draft: true,
        data: { title: '=1+1，还在写', _status: 'draft' },
      })
      for (const kind of ['news', 'products', 'custom-pages', 'help-articles']) {
        const { plan } = await takeIn(await exportSheet(payload, kind, form), true)
        const told = plan.kinds.map(({ changed, kind: name, new: added, same }) => [name, added, changed, same > 0])
        expect(told).toEqual([[kind, 0, [], true]])
      }
    },
  )

  it('change what was changed in them, make what has no name, and leave columns alone that they do not have', async () => {
    const { payload } = test
    const { id } = await makeRecord(payload, 'news')
    const find = (locale: 'zh' | 'en', number = Number(id)) =>
      payload.findByID({ collection: 'news', id: number, locale, depth: 0, fallbackLocale: false })
    const [before, zh] = [await find('en'), await find('zh')]
    const lines = readTable(await exportSheet(payload, 'news', 'csv')) ?? []
    const [head = [], ...rows] = lines.map(({ cells }) => cells)
    const columns = ['news:uid', 'state', 'title.zh', 'slug.zh', '_status.zh', 'date', 'category', 'image']
    const own = rows.find((row) => row[head.indexOf('slug.zh')] === (before.slug ?? '').replace(/^en/, 'zh')) ?? []
    const row = columns.map((name) => own[head.indexOf(name)] ?? '')
    expect(row[0]).toMatch(/^[0-9a-f]{32}$/)
    const made = row.with(0, '').with(2, '表格新写的').with(3, 'table-made')
    const { written } = await takeIn(csvOf([columns, row.with(2, '表格改的'), made]))
    expect(written?.records.get('news')).toHaveLength(2)
    expect([(await find('zh')).title, (await find('en')).title]).toEqual(['表格改的', before.title])
    expect((await find('zh')).body).toEqual(zh.body)
    const { docs } = await payload.find({ collection: 'news', locale: 'zh', where: { slug: { equals: 'table-made' } } })
    expect(docs.map(({ title }) => title)).toEqual(['表格新写的'])
    // Sent a second time it is known by its address.
    const again = await takeIn(csvOf([columns, made]), true)
    expect(again.plan.kinds.find(({ kind }) => kind === 'news')).toMatchObject({ new: 0, changed: [], same: 1 })
  })

  it('are read as Chinese spreadsheets save them, too', async () => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    const table = readTable(await exportSheet(test.payload, 'friend-links', 'csv')) ?? []
    const head = table[0]?.cells ?? []
    const uid = table.find(({ cells }) => cells.includes(`zh-${id}`))?.cells[0] ?? table.at(-1)?.cells[0] ?? ''
    const name = head.find((each) => /^(?:title|name)\.zh$/.test(each)) ?? ''
    // “中文” in GB 18030.
    const bytes = Buffer.concat([
      Buffer.from(`friend-links:uid,${name}\r\n${uid},`),
      Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
      Buffer.from('\r\n'),
    ])
    const { plan } = await takeIn(bytes, true)
    expect(plan.kinds.find(({ kind }) => kind === 'friend-links')?.changed).toHaveLength(1)
  })

  it.for([
    ['', /neither an archive nor a content table/],
    ['PK\u0003\u0004', /neither an archive nor a content table/],
    ['news:uid,"title.zh', /never ends/],
    ['users:uid,email\r\n,a@b.example', /“users” cannot be moved/],
    ['media:uid,alt.zh\r\n,x', /“media” cannot be moved/],
    ['news:uid,password\r\n,x', /no column called “password”/],
    ['news:uid,updatedBy\r\n,x', /no column called “updatedBy”/],
    ['news:uid,title.zh,title.zh\r\n,x,y', /there twice/],
    ['news:uid,title.zh\r\n1,x', /Line 2, “uid”: this isn’t the name/],
    [`news:uid,title.zh\r\n${'a'.repeat(32)},x\r\n${'A'.repeat(32)},y`, /Line 3, “uid”: this record is listed twice/],
    ['news:uid,state\r\n,public', /Line 2, “state”: this must be record or draft/],
    ['news:uid,date\r\n,yesterday', /Line 2, “date”: this must be a date/],
    ['news:uid,body.zh\r\n,{', /Line 2, “body.zh”: this is no JSON/],
    ['news:uid,title.zh\r\n,x,y', /more columns than the heading/],
    ['{"portico":"content","kind":"users","records":[]}', /“users” cannot be moved/],
    ['{"kind":"news"}', /no exported content/],
    ['{', /no exported content/],
  ] as const)('say what is wrong with %j', async ([content, words]) => {
    expect(await wordsOf(content)).toMatch(words)
    expect(await readdir(folder)).not.toContain('table.tar.made')
  })
})
