import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { readExchangeTable } from '#domain/translate/exchange-table.ts'
import type { Returned, ReturnedText } from '#domain/translate/exchange.ts'
import { readXliff } from '#domain/translate/xliff.ts'
import type { Locale } from '#lib/locale.ts'
import { block, link, rich, textNode } from '../../tests/factories/formatted-texts.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { grammarFaults } from '../../tests/grammars/grammar-faults.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import type { Outcome, TakenRecord } from './exchange.ts'
import { exchangeEndpoints } from './exchange-endpoints.ts'

const test = useTestPortal()
const people = new Map<string, NonNullable<PayloadRequest['user']>>()
beforeAll(async () => {
  for (const role of roles) {
    const data = { email: `${role}@exchange.example`, password: demoPassword, name: role, roles: [role] }
    people.set(role, { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' })
  }
  people.set('member', { id: 1, collection: 'members' } as never)
})
const writers: readonly string[] = ['administrator', 'publisher', 'editor', 'translator']

const as = async (who: string) => {
  const user = people.get(who)
  return createLocalReq({ ...(user && { user }), locale: 'en' }, test.payload)
}
async function ask(path: string, who: string, asked: object) {
  const endpoint = exchangeEndpoints.find((each) => each.path === `/translations/${path}`)
  const req = Object.assign(await as(who), asked)
  try {
    const answer = await endpoint?.handler(req)
    return { status: answer?.status, text: (await answer?.text()) ?? '' }
  } catch (error) {
    return { status: (error as { status?: number }).status, text: (error as Error).message }
  }
}
const download = (who: string, query: object = {}) =>
  ask('export', who, { query: { form: 'xliff', language: 'en', ...query } })
const send = (who: string, { records, target }: Returned, isDryRun = false) =>
  ask('take-in', who, { method: 'POST', json: () => Promise.resolve({ target, isDryRun, records }) })
/** What became of each text. */
const outcomesOf = ({ text }: { text: string }) =>
  (JSON.parse(text) as { records: TakenRecord[] }).records.flatMap(({ texts }) => texts.map(({ outcome }) => outcome))

const change = (id: number, locale: Locale, data: object, isPublic = true) =>
  openCollections(test.payload).update({
    collection: 'news',
    id,
    locale,
    data: { ...data, _status: isPublic ? 'published' : 'draft' },
    draft: !isPublic,
    depth: 0,
    overrideAccess: true,
  })
interface News {
  title: string
  summary: string
  body: { root: { children: { children: Record<string, unknown>[] }[] } }
}
const read = (id: number, draft: boolean, locale: Locale = 'en') =>
  openCollections(test.payload).findByID({
    collection: 'news',
    id,
    locale,
    draft,
    depth: 0,
    overrideAccess: true,
  }) as unknown as Promise<News>

/** A news item that is to be translated: a summary that was changed, and a paragraph that came with two links. */
async function makeOutdated() {
  const id = Number((await makeRecord(test.payload, 'news', { zh: 'published', en: 'published' })).id)
  await change(id, 'zh', { summary: '从14天缩短到3天', body: rich(block(textNode('第一段'))) })
  await change(id, 'en', { summary: 'From 14 days to 3', body: rich(block(textNode('One'))) })
  const added = block(
    textNode('见'),
    link('指南', 'https://a.example'),
    textNode('和'),
    link('手册', 'https://b.example'),
  )
  await change(id, 'zh', { summary: '从14天缩短到2天', body: rich(block(textNode('第一段')), added) })
  return id
}
/** The file of one record. */
async function fileOf(id: number, who = 'translator'): Promise<Returned> {
  const { records, target } = readXliff((await download(who, { state: 'outdated', kind: 'news' })).text)
  return { target, records: records.filter(({ record }) => record === id) }
}
const textsOf = ({ records }: Returned) => records[0]?.texts ?? []
const translate = (file: Returned, by: (text: ReturnedText) => string): Returned => ({
  ...file,
  records: file.records.map((each) => ({ ...each, texts: each.texts.map((text) => ({ ...text, text: by(text) })) })),
})

describe('a file for translators', () => {
  it.each(['nobody', 'member', ...roles])(
    'is given to those who write content, and taken from them (%s)',
    async (who) => {
      const id = await makeOutdated()
      const file = await fileOf(id)
      expect(textsOf(file).length).toBeGreaterThan(2)
      const given = await download(who)
      const taken = await send(
        who,
        translate(file, () => 'by somebody'),
        true,
      )
      expect([given.status, taken.status]).toEqual(writers.includes(who) ? [200, 200] : [403, 403])
      if (!writers.includes(who)) expect(given.text).not.toContain('<unit')
    },
  )

  it('has source, translation and links, in XLIFF and as a table', async () => {
    const id = await makeOutdated()
    const { text } = await download('translator', { state: 'outdated', kind: 'news' })
    expect(await grammarFaults(text, 'xliff')).toEqual([])
    const own = text.slice(text.indexOf(`portico:news/${id}"`)).split('</file>', 1)[0] ?? ''
    expect(own).toContain('<source xml:space="preserve">从14天缩短到2天</source>')
    expect(own).toContain('<target xml:space="preserve">From 14 days to 3</target>')
    expect(own).toContain('见<pc id="1">指南</pc>和<pc id="2">手册</pc></source></segment>')
    const table = readExchangeTable(
      (await download('translator', { form: 'csv', state: 'outdated', kind: 'news' })).text,
    )
    expect(table.records.find(({ record }) => record === id)?.texts).toEqual(textsOf(await fileOf(id)))
  })

  it('that nothing belongs to is refused in words', async () => {
    expect(await download('translator', { kind: 'no-such-kind' })).toEqual({
      status: 404,
      text: expect.stringMatching(/nothing to export/) as string,
    })
    expect((await download('translator', { form: 'doc' })).status).toBe(404)
  })
})

describe('what comes back', () => {
  const english = ({ place, text }: ReturnedText) =>
    place === 'summary'
      ? 'From 14 days to 2'
      : place === 'body' && text === ''
        ? 'See <2>the manual</2> and <1>the guide</1>'
        : text

  it('is a draft with its links, as the source has them, whatever their order, and visitors see nothing of it', async () => {
    const id = await makeOutdated()
    const file = translate(await fileOf(id), english)
    const before = await read(id, false)
    const trial = outcomesOf(await send('translator', file, true))
    expect((await read(id, true)).summary).toBe('From 14 days to 3')
    expect(outcomesOf(await send('translator', file))).toEqual(trial)
    expect(trial.filter((each) => each === 'saved')).toHaveLength(2)
    const { body, summary } = await read(id, true)
    expect(summary).toBe('From 14 days to 2')
    expect(body.root.children.map(({ children }) => children)).toMatchObject([
      [{ text: 'One' }],
      [
        { text: 'See ' },
        { type: 'link', fields: { url: 'https://b.example' }, children: [{ text: 'the manual' }] },
        { text: ' and ' },
        { type: 'link', fields: { url: 'https://a.example' }, children: [{ text: 'the guide' }] },
      ],
    ])
    expect(await read(id, false)).toEqual(before)
    // Sent twice, it is there already.
    expect(new Set(outcomesOf(await send('translator', file)))).toEqual(new Set<Outcome>(['same']))
  })

  it('does not write over what was changed since it went out, in either language', async () => {
    const id = await makeOutdated()
    const file = translate(await fileOf(id), english)
    await change(id, 'en', { summary: 'Two days now' }, false)
    await change(id, 'zh', { body: rich(block(textNode('第一段')), block(textNode('另一段'))) })
    const [outcomes, before] = [outcomesOf(await send('translator', file)), await read(id, true)]
    expect(outcomes).toEqual(expect.arrayContaining<Outcome>(['translated', 'sourceChanged']))
    expect(outcomes).not.toContain('saved')
    expect(before.summary).toBe('Two days now')
  })

  it('is refused text by text where a link is lost, and the others are saved', async () => {
    const id = await makeOutdated()
    const file = translate(await fileOf(id), (text) => english(text).replace('<1>the guide</1>', 'the guide'))
    const { text } = await send('translator', file)
    expect(text).toMatch(/The tag <1>…<\/1> is missing/)
    expect(outcomesOf({ text })).toEqual(expect.arrayContaining<Outcome>(['codes', 'saved']))
    const { body, summary } = await read(id, true)
    expect([summary, body.root.children]).toEqual(['From 14 days to 2', [expect.anything()]])
  })

  it('is refused with the words of whatever refuses it, and nothing of that record is saved', async () => {
    const id = await makeOutdated()
    const file = translate(await fileOf(id), english)
    const errors = [{ path: 'summary', message: 'At most 10 characters' }]
    vi.spyOn(test.payload, 'update').mockRejectedValueOnce(new ValidationError({ collection: 'news', errors }))
    const answer = await send('translator', file)
    expect(outcomesOf(answer)).toEqual(expect.arrayContaining<Outcome>(['refused', 'same']))
    expect(outcomesOf(answer)).not.toContain('saved')
    expect(answer.text).toContain('At most 10 characters')
    expect((await read(id, true)).summary).toBe('From 14 days to 3')
    // A fault of ours is none of theirs.
    vi.spyOn(test.payload, 'update').mockRejectedValueOnce(new Error('the disk is full'))
    expect(await send('translator', file)).toEqual({ status: undefined, text: 'the disk is full' })
  })

  it('of a record that is not there, is not of this direction or cannot be a draft is told so', async () => {
    const id = await makeOutdated()
    const file = translate(await fileOf(id), english)
    const as404 = (record: object): Returned => ({
      ...file,
      records: file.records.map((each) => ({ ...each, ...record })),
    })
    for (const other of [as404({ record: 99_999_999 }), as404({ kind: 'users' }), as404({ kind: 'no-such' })])
      expect(new Set(outcomesOf(await send('translator', other)))).toEqual(new Set<Outcome>(['gone']))
    expect(new Set(outcomesOf(await send('translator', { ...file, target: 'zh' })))).toEqual(new Set<Outcome>(['gone']))
    expect((await read(id, true)).summary).toBe('From 14 days to 3')
  })
})
