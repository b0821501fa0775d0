import { beforeEach, describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { faultsOf, useRedirects } from '../../tests/factories/redirects.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'
import { checkInterfaceTexts } from '#content/doctor/interface-texts.ts'
import { openAsk } from '#content/search/ask.ts'
import { draftDocument } from '#content/published/draft-document.ts'
import type { Locale } from '#lib/locale.ts'
import { openWithDrafts } from '#published/with-drafts.ts'
import type { ReturnedFile } from './po-endpoints.ts'

const test = useTestPortal()
const { ask } = useRedirects(test)
const news = followLog(() => test.payload)
beforeEach(() => test.payload.delete({ collection: 'interface-texts', where: {} }))

const key = 'site.page'

async function open(name = key, who = 'editor'): Promise<number> {
  const { status, text } = await ask('POST', '/interface-texts/open', who, { key: name })
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { id: number }).id
}
const draft = (id: number, text: string, locale: Locale = 'en', who = 'translator') =>
  ask('PATCH', `/interface-texts/${id}?draft=true&locale=${locale}`, who, { text })
const publish = (id: number, text: string, locale: Locale = 'en', who = 'publisher') =>
  ask('PATCH', `/interface-texts/${id}?locale=${locale}&publishSpecificLocale=${locale}`, who, {
    text,
    _status: 'published',
  })
/** The words that pages are drawn with in the place of the product’s. */
const shown = async (locale: Locale = 'en') => (await test.ask('base/texts', locale)).texts
const po = async (locale: Locale = 'en', who = 'translator') =>
  (await ask('GET', `/interface-texts/po/${locale}`, who)).text
async function bring(text: string, { isDryRun = false, language = 'en', locale = 'en', who = 'translator' } = {}) {
  const answer = await ask('POST', `/interface-texts/po/${locale}`, who, { text, isDryRun }, language)
  return { ...answer, file: JSON.parse(answer.text) as ReturnedFile }
}

describe('30: who may', () => {
  it.each(['nobody', ...roles])('%s', async (who) => {
    const id = await open()
    const file = await po()
    const writes = ['administrator', 'publisher', 'editor', 'translator'].includes(who)
    const publishes = ['administrator', 'publisher'].includes(who)
    const asked: [boolean, string, string, unknown?][] = [
      [writes, 'GET', '/interface-texts/all'],
      [writes, 'GET', `/interface-texts/message?key=${key}`],
      [writes, 'GET', '/interface-texts/versions'],
      [writes, 'GET', '/interface-texts/po/en'],
      [writes, 'POST', '/interface-texts/open', { key: 'site.home' }],
      [writes, 'POST', '/interface-texts/po/en', { text: file, isDryRun: true }],
      [writes, 'POST', '/interface-texts/po/en', { text: file, isDryRun: false }],
      [writes, 'PATCH', `/interface-texts/${id}?draft=true&locale=en`, { text: '{page}/{pages}' }],
      [false, 'POST', '/interface-texts', { key: 'site.menu', title: 'x' }],
      [publishes, 'PATCH', `/interface-texts/${id}?locale=en`, { text: '{page}/{pages}', _status: 'published' }],
      [false, 'PATCH', `/interface-texts/${id}?locale=en`, { deletedAt: new Date().toISOString() }],
      [false, 'DELETE', `/interface-texts/${id}`],
    ]
    for (const [may, method, path, data] of asked) {
      const { status, text } = await ask(method, path, who, data)
      expect([method, path, status < 300 || status], `${who} ${text.slice(0, 200)}`).toEqual([method, path, may || 403])
    }
  })

  it('nobody reads a draft, and a message’s key is the house’s', async () => {
    const id = await open()
    await draft(id, 'secret {page} {pages}')
    expect((await ask('GET', '/interface-texts?draft=true&locale=en', 'nobody')).text).not.toContain('secret')
    await ask('PATCH', `/interface-texts/${id}?locale=en&draft=true`, 'administrator', { key: 'site.menu', title: 'x' })
    const stored = await test.payload.findByID({ collection: 'interface-texts', id, draft: true, locale: 'en' })
    expect([stored.key, stored.title]).toEqual([key, key])
  })
})

describe('30: words of the interface', () => {
  it('are on the pages once they are published, in their language alone, and until they are withdrawn', async () => {
    const id = await open()
    await draft(id, 'Sheet {page} of {pages}')
    expect(await shown()).toEqual({})
    expect((await publish(id, 'Sheet {page} of {pages}')).status).toBe(200)
    expect([await shown(), await shown('zh')]).toEqual([{ [key]: 'Sheet {page} of {pages}' }, {}])
    await draft(id, 'Leaf {page} of {pages}')
    expect(await shown()).toEqual({ [key]: 'Sheet {page} of {pages}' })
    await ask('PATCH', `/interface-texts/${id}?locale=en&unpublishAllLocales=true`, 'publisher', { _status: 'draft' })
    expect(await shown()).toEqual({})
    await publish(id, ' ')
    expect(await shown()).toEqual({})
  })

  it('are seen in a preview before they are published, and by nobody else', async () => {
    const id = await open()
    await draft(id, 'Sheet {page} of {pages}')
    const unpublished = await draftDocument(test.payload, { source: 'interface-texts', record: id, drafts: ['en'] })
    const published = openWithDrafts(test.payload, unpublished === undefined ? [] : [unpublished])
    const asked = { path: 'base/texts', body: {}, locale: 'en', requestId: 'test', caller: {}, published } as const
    const { envelope } = await test.portal.call(asked)
    expect(envelope.data).toEqual({ texts: { [key]: 'Sheet {page} of {pages}' } })
    expect(await shown()).toEqual({})
  })

  it('empty every page that was made with others', async () => {
    const { facts } = await test.portal.call({
      path: 'base/texts',
      body: {},
      locale: 'en',
      requestId: 'test',
      caller: {},
    })
    expect(facts?.tags).toContain('interface-texts')
  })

  it('are one record for each message, whoever opens it at the same time', async () => {
    expect(new Set(await Promise.all([open(), open(), open(key, 'translator')])).size).toBe(1)
    for (const name of ['site.constructor', '__proto__', 'specimen.title'])
      expect((await ask('POST', '/interface-texts/open', 'editor', { key: name })).status).toBe(404)
  })

  it.each([
    ['{page}', /\{pages\} is required/, /必须写上\{pages\}/],
    ['{page} {pages} {total}', /no value \{total\}/, /没有值\{total\}/],
    ['{page} {pages', /A brace is missing/, /花括号不成对/],
    ['{page}\n{pages}', /a single line/, /只能写一行/],
    [`{page} {pages} ${'x'.repeat(200)}`, /up to 200 characters/, /最多200个字符/],
  ])('are refused at the field in the asked language: %j', async (text, english, chinese) => {
    const id = await open()
    for (const [language, words] of [
      ['en', english],
      ['zh', chinese],
    ] as const) {
      const path = `/interface-texts/${id}?locale=en`
      const answer = await ask('PATCH', path, 'publisher', { text, _status: 'published' }, language)
      expect(answer.status).toBe(400)
      expect(faultsOf(answer)).toEqual([['text', expect.stringMatching(words) as string]])
    }
  })

  it('that fit no longer give way to the product’s, and the doctor names them', async () => {
    const [page, home] = [await open(), await open('site.home')]
    await publish(page, '{page}/{pages}')
    await publish(home, 'Start')
    expect(Object.keys(await shown()).toSorted()).toEqual(['site.home', key])
    const run = openAsk(test.payload)
    const content = { payload: test.payload, req: {} as never }
    expect(await checkInterfaceTexts(content)).toEqual([])
    // A later release says something else there, and something nowhere.
    await run(`UPDATE interface_texts_locales SET text = '{page}' WHERE _parent_id = ? AND _locale = 'en'`, [page])
    await run(`UPDATE interface_texts SET key = 'site.gone' WHERE id = ?`, [home])
    await run(
      `UPDATE portico_published SET body = REPLACE(body, '{page}/{pages}', '{page}'), head = REPLACE(REPLACE(head, '{page}/{pages}', '{page}'), 'site.home', 'site.gone') WHERE collection = 'interface-texts'`,
    )
    expect(await shown()).toEqual({})
    const [found] = await checkInterfaceTexts(content)
    expect(found?.name).toBe('interface-texts-unusable')
    expect(found?.said.en).toContain('site.gone')
    expect(found?.said.en).toContain(key)
  })

  it('are written down with who published them', async () => {
    const id = await open()
    await news()
    await publish(id, '{page}/{pages}')
    expect(await news()).toMatchObject([
      { action: 'publish', kind: 'interface-texts', record: String(id), name: 'publisher' },
    ])
  })
})

describe('30: PO', () => {
  const replace = (text: string, words: string) =>
    text.replace(/(msgctxt "site\.page"\nmsgid .*\nmsgstr ").*"/, `$1${words}"`)

  it('goes out with the drafts, and says what would change before anything does', async () => {
    await draft(await open(), 'Leaf {page} of {pages}')
    const file = await po()
    expect(file).toContain('msgctxt "site.page"\nmsgid "Page {page} of {pages}"\nmsgstr "Leaf {page} of {pages}"')
    const answer = await bring(replace(file, 'Sheet {page} of {pages}'), { isDryRun: true })
    expect(answer.file).toMatchObject({
      texts: [{ key, outcome: 'changed', before: 'Leaf {page} of {pages}', after: 'Sheet {page} of {pages}' }],
      saved: 0,
      left: 1,
    })
    expect(await po()).toBe(file)
  })

  it('comes in as drafts, piece by piece, and touches nothing else', async () => {
    const other = await open('site.home')
    await publish(other, 'Start')
    const changed = (await po('zh')).replaceAll(
      /(msgctxt "site\.login\.(?:empty|titles|leads|submit|[a-z]+)[^]*?\nmsgstr "[^"{}]+)"/gi,
      '$1！"',
    )
    const first = await bring(changed, { locale: 'zh' })
    expect(first.file.saved).toBe(25)
    expect(first.file.left).toBeGreaterThan(0)
    let { left } = first.file
    while (left > 0) ({ left } = (await bring(changed, { locale: 'zh' })).file)
    expect((await bring(changed, { locale: 'zh', isDryRun: true })).file.left).toBe(0)
    expect([await shown('zh'), await shown()]).toEqual([{}, { 'site.home': 'Start' }])
    const { docs } = await test.payload.find({
      collection: 'interface-texts',
      draft: true,
      locale: 'zh',
      pagination: false,
    })
    expect(docs.filter(({ text }) => text?.endsWith('！')).length).toBeGreaterThan(25)
  })

  it('names what it leaves out', async () => {
    const file = await po()
    expect((await bring(replace(file, 'Sheet {page}'), { language: 'zh' })).file).toMatchObject({
      texts: [{ key, outcome: 'wrong', problem: '必须写上{pages}。' }],
      saved: 0,
    })
    const stale = file.replace('msgid "Page {page} of {pages}"', 'msgid "Page {page}"')
    expect((await bring(stale)).file).toMatchObject({ texts: [{ key, outcome: 'stale' }], saved: 0 })
  })

  it.each([
    ['<html></html>', {}, 'This is not a sound PO file'],
    ['msgid ""\nmsgstr "Project-Id-Version: Shop\\nLanguage: en\\n"\n', {}, 'The file is of another project: Shop.'],
    ['x'.repeat(10_000_000), {}, 'The file is too large to be one from here.'],
  ])('is refused in words: %#', async (text, more, words) => {
    const answer = await bring(text, more)
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, expect.stringContaining(words)])
  })

  it('of the other language is refused, and there are no others', async () => {
    const answer = await bring(await po('zh'), { language: 'zh' })
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, '文件是另一种语言的：zh_CN。'])
    expect((await ask('GET', '/interface-texts/po/de', 'editor')).status).toBe(404)
  })
})
