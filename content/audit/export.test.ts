import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { people, userOf } from '../../tests/factories/people.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { openAsk } from '#content/search/ask.ts'
import { noteDeed } from './append.ts'
import type { Deed } from './entry.ts'
import { exportAudit } from './export.ts'
import { readChoices, readFilter, readLog } from './read.ts'

const test = useTestPortal()
const follow = followLog(() => test.payload)
beforeEach(() => follow())

async function ask(user: object | null, query: Record<string, string> = {}) {
  const req = await createLocalReq({ user: user as never, locale: 'en' }, test.payload)
  req.query = query
  return Promise.resolve(exportAudit.handler(req)).catch((error: { status?: number }) => error.status)
}
const note = (deed: Deed, who = { person: 7, name: 'Ida', roles: 'editor', address: '192.0.2.1' }) =>
  noteDeed({ payload: test.payload }, deed, who)
const find = async (query: Record<string, unknown>, before?: number) =>
  (await readLog(openAsk(test.payload), readFilter(query), { before })).map(({ title }) => title)

describe('the audit log as a CSV', () => {
  it.each(people.filter((person) => person !== 'administrator'))(
    'is refused to %s, and nothing is written',
    async (person) => {
      expect([401, 403]).toContain(await ask(userOf(person)))
      expect(await follow()).toEqual([])
    },
  )

  it('has all entries with their digests, formulas as texts, and its own entry', async () => {
    await note({ action: 'publish', kind: 'news', record: 1, title: '=HYPERLINK("https://x.example")' })
    const answer = await ask(userOf('administrator'), { kind: 'news' })
    if (!(answer instanceof Response)) throw new Error(`refused with ${String(answer)}`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
    const text = await answer.text()
    expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`)
    expect(text.trim().split('\r\n')).toHaveLength(2)
    const entries = await follow()
    expect(entries.map(({ action, kind }) => `${action} ${kind}`)).toEqual(['publish news', 'export audit'])
    expect(entries[1]?.changes).toEqual([{ field: 'kind', after: 'news' }])
    expect(text).toContain(entries[0]?.digest ?? 'no digest')
  })
})

describe('what is looked for', () => {
  it('is found by person, deed, kind, record, language and day, alone and together, page by page', async () => {
    const at = new Date()
    await note({ action: 'publish', kind: 'cases', record: 5, title: 'one', language: 'zh' })
    await note({ action: 'withdraw', kind: 'cases', record: 5, title: 'two', language: 'en' })
    await note(
      { action: 'publish', kind: 'cases', record: 6, title: 'three', language: 'en' },
      { person: 8, name: 'Pia', roles: 'publisher', address: '' },
    )
    await noteDeed({ payload: test.payload }, { action: 'publish', kind: 'cases', record: 6, title: 'four' })
    const cases = { kind: 'cases' }
    expect(await find(cases)).toEqual(['four', 'three', 'two', 'one'])
    expect(await find({ ...cases, who: '7' })).toEqual(['two', 'one'])
    expect(await find({ ...cases, who: 'system' })).toEqual(['four'])
    expect(await find({ ...cases, action: 'withdraw' })).toEqual(['two'])
    expect(await find({ ...cases, language: 'en', action: 'publish' })).toEqual(['three'])
    expect(await find({ ...cases, record: '5' })).toEqual(['two', 'one'])
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(at)
    expect(await find({ ...cases, from: day, to: day })).toHaveLength(4)
    expect(await find({ ...cases, to: '2020-01-01' })).toEqual([])
    expect(await find({ ...cases, from: '2999-01-01' })).toEqual([])
    const entries = await readLog(openAsk(test.payload), cases)
    expect(await find(cases, entries[1]?.number)).toEqual(['two', 'one'])
    const { kinds, people: named } = await readChoices(openAsk(test.payload))
    expect(kinds).toContain('cases')
    expect(named).toEqual(
      expect.arrayContaining([
        { id: 7, name: 'Ida' },
        { id: 8, name: 'Pia' },
      ]),
    )
  })

  it('of nonsense is everything', () => {
    expect(
      readFilter({ who: "1' OR 1=1", action: 'x', language: 'fr', from: 'today', to: ['2020-01-01'], kind: {} }),
    ).toEqual({})
  })
})
