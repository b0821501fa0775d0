import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../tests/factories/redirects.ts'
import { rowOf, useSiteForms } from '../../tests/factories/site-forms.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'
import { type EnquiryKind, enquiryFields, enquiryKinds, isOptional } from '#domain/enquiry/enquiry.ts'

const test = useTestPortal()
const { ask, open, publish, readForm } = useSiteForms(test)

describe('27: who may change the forms of the site', () => {
  it.each(['nobody', ...roles])('%s', async (who) => {
    const id = await open()
    const writes = ['administrator', 'publisher', 'editor', 'translator'].includes(who)
    const publishes = ['administrator', 'publisher'].includes(who)
    const asked: [boolean, string, string, unknown?][] = [
      [writes, 'POST', '/site-forms/open', { kind: 'contact' }],
      [writes, 'PATCH', `/site-forms/${id}?draft=true&locale=en`, { heading: 'x' }],
      [false, 'POST', '/site-forms', { kind: 'partner', title: 'x', caution: 'usual' }],
      [publishes, 'PATCH', `/site-forms/${id}?locale=en`, { heading: 'x', _status: 'published' }],
      [false, 'PATCH', `/site-forms/${id}?locale=en`, { deletedAt: new Date().toISOString() }],
      [false, 'DELETE', `/site-forms/${id}`],
    ]
    for (const [may, method, path, data] of asked) {
      const { status, text } = await ask(method, path, who, data)
      expect([method, path, status < 300 || status], `${who} ${text}`).toEqual([method, path, may || 403])
    }
  })

  it('its kind and title are the house’s, and its receivers the administrators’', async () => {
    const id = await open()
    const { docs } = await test.payload.find({ collection: 'users', limit: 1 })
    const receivers = docs.map((user) => user.id)
    const read = () => test.payload.findByID({ collection: 'site-forms', id, draft: true, depth: 0, locale: 'zh' })
    await publish(id, { kind: 'partner', title: 'Mine', receivers })
    expect(await read()).toMatchObject({ kind: 'contact', title: '留言', receivers: [] })
    await publish(id, { kind: 'partner', title: 'Mine', receivers }, { who: 'administrator' })
    expect(await read()).toMatchObject({ kind: 'contact', title: '留言', receivers })
    const shown = await test.payload.findByID({ collection: 'site-forms', id, overrideAccess: false, depth: 0 })
    expect(shown).not.toHaveProperty('receivers')
  })

  it('is one record for each, whoever opens it at the same time, with a row for each field', async () => {
    const ids = await Promise.all([open('report'), open('report'), open('report', 'translator')])
    expect(new Set(ids).size).toBe(1)
    for (const kind of enquiryKinds) {
      const id = await open(kind)
      const { wordings } = await test.payload.findByID({ collection: 'site-forms', id, draft: true, locale: 'zh' })
      const fields = Object.keys(enquiryFields[kind]).filter((name) => name !== 'consent' && name !== 'position')
      expect((wordings ?? []).map(({ field }) => field)).toEqual(fields)
      expect((await publish(id, {})).status).toBe(200)
      expect(await readForm(kind)).toBeUndefined()
    }
    expect((await ask('POST', '/site-forms/open', 'editor', { kind: 'form' })).status).toBe(400)
    expect((await ask('POST', '/site-forms/open', 'editor', { kind: 'constructor' })).status).toBe(400)
  })
})

describe('27: what cannot be published', () => {
  const contract = enquiryKinds.flatMap((kind) =>
    Object.keys(enquiryFields[kind])
      .filter((name) => !isOptional(kind, name) && name !== 'consent' && name !== 'position')
      .map((name) => [kind, name] as const),
  )
  it.each(contract)('%s without %s, which its call asks for', async (kind, name) => {
    const id = await open(kind)
    for (const [language, said] of [
      ['zh', /不能去掉/],
      ['en', /can’t be left out/],
    ] as const) {
      const answer = await publish(id, { wordings: [rowOf(name, { use: 'hidden' })] }, { language })
      expect(faultsOf(answer)).toEqual([['wordings.0.use', expect.stringMatching(said) as string]])
    }
  })

  it.each<[string, EnquiryKind, object, string, RegExp, RegExp]>([
    [
      'a field of another form',
      'contact',
      { wordings: [rowOf('pgp')] },
      'wordings.0.field',
      /没有这一栏/,
      /no such field/,
    ],
    [
      'one field twice',
      'contact',
      { wordings: [rowOf('phone'), rowOf('phone')] },
      'wordings.0.field',
      /出现了两次/,
      /appears twice/,
    ],
    [
      'the number of whoever wants to be called',
      'consultation',
      { wordings: [rowOf('phone', { use: 'hidden' })] },
      'wordings.0.use',
      /不能去掉/,
      /can’t be left out/,
    ],
    [
      'a field of its own without choices',
      'contact',
      { questions: [{ title: '语言', kind: 'choice', choices: [] }] },
      'questions.0.choices',
      /至少写一个选项/,
      /at least one choice/,
    ],
  ])('%s', async (_title, kind, data, path, zh, en) => {
    const id = await open(kind)
    for (const [language, said] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const faults = faultsOf(await publish(id, data, { language })) ?? []
      expect(faults.find(([at]) => at === path)?.[1]).toMatch(said)
    }
  })

  it('a field for files', async () => {
    const id = await open()
    expect((await publish(id, { questions: [{ title: '图纸', kind: 'file' }] })).status).toBe(400)
  })
})
