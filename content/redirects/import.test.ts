import { describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { useRedirects } from '../../tests/factories/redirects.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { openAsk } from '#content/search/ask.ts'
import { mostLines } from './import.ts'
import { readRules } from './rules.ts'

const test = useTestPortal()
const news = followLog(() => test.payload)
const { ask, save, stored, take } = useRedirects(test)

describe('27: an import', () => {
  it('takes in 10,000 lines within seconds, and is one deed', { timeout: 60_000 }, async () => {
    await save('/old/1', '/news')
    await save('/old/2', '/about')
    await news()
    const lines = Array.from({ length: mostLines }, (_, at) => `/old/${at + 1},/about,${at % 2 ? 'no' : ''}`)
    const begun = performance.now()
    const { body, status } = await take(`from,to,permanent\n${lines.join('\n')}\n`)
    expect([status, body]).toEqual([200, { added: mostLines - 2, changed: 2, same: 0 }])
    expect(performance.now() - begun).toBeLessThan(20_000)
    const rules = await readRules(openAsk(test.payload))
    expect([rules.length, rules.filter(({ isPermanent }) => isPermanent).length]).toEqual([mostLines, mostLines / 2])
    expect((await news()).map(({ action, kind }) => [action, kind])).toEqual([['publish', 'redirects']])
    expect((await take(lines.join('\r\n'))).body).toMatchObject({ added: 0, changed: 0, same: mostLines })
    expect((await take(`${lines.join('\n')}\n/one,/more`)).status).toBe(400)
  })

  it('names each wrong line with its reason in the asked language, and takes in nothing', async () => {
    const text =
      'from,to\n/a,/a\n/b,https://elsewhere.example\n/ok,/about\n/c\n/ok,/news\n/d,/about,perhaps\n"/e\n",//x\n'
    const { body, status } = await take(text)
    expect(status).toBe(400)
    expect(body.count).toBe(6)
    expect(body.wrong?.map(({ line, text: from }) => [line, from])).toEqual([
      [2, '/a'],
      [3, '/b'],
      [5, '/c'],
      [6, '/ok'],
      [7, '/d'],
      [8, '/e'],
    ])
    expect(body.wrong?.[0]?.reason).toBe('This leads to itself.')
    expect((await take(text, 'zh')).body.wrong?.[0]?.reason).toBe('新旧地址相同。')
    expect(await stored()).toEqual([])
  })

  it('takes in nothing of a file that leads in a circle, alone or with what is there', async () => {
    expect((await take('/a/*,/b/*\n/b/*,/a/*')).body.wrong?.map(({ line }) => line)).toEqual([1, 2])
    await save('/s', '/t')
    const { body } = await take('/x,/about\n/t,/s')
    expect(body.wrong?.map(({ line, text }) => [line, text])).toContainEqual([2, '/t'])
    expect(await stored()).toEqual(['/s /t'])
  })

  it.each([
    ['a file that was cut inside a cell', '/a,/about\n"/b,/ne'],
    ['a file that was cut after a cell', '/a,/about\n/b'],
    ['an empty file', '\n\n'],
  ])('takes in nothing of %s', async (_name, text) => {
    expect((await take(text)).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('is undone as a whole when the database fails in the middle', async () => {
    const { mend } = await breakWrites('/late-%')
    const lines = Array.from({ length: mostLines }, (_, at) => `/${at < mostLines - 5 ? 'early' : 'late'}-${at},/about`)
    expect((await take(lines.join('\n'))).status).toBe(500)
    await mend()
    expect(await stored()).toEqual([])
  })

  it('reads what was exported', async () => {
    await take('/a,/about,no\n/b/*,/news/*\n"/c,d",/help')
    const { text } = await ask('GET', '/redirects/export', 'administrator')
    expect(text.split('\r\n')[0]).toBe('from,to,permanent,uses,last used')
    expect((await take(text)).body).toMatchObject({ added: 0, changed: 0, same: 3 })
  })
})

/** The database refuses some rows from now on. @returns how it takes them again */
async function breakWrites(pattern: string) {
  const run = openAsk(test.payload)
  if (test.payload.db.name === 'postgres') {
    await run(`ALTER TABLE redirects ADD CONSTRAINT refused CHECK ("from" NOT LIKE '${pattern}')`)
    return { mend: () => run('ALTER TABLE redirects DROP CONSTRAINT refused') }
  }
  await run(`CREATE TRIGGER refused BEFORE INSERT ON redirects WHEN new."from" LIKE '${pattern}'
             BEGIN SELECT raise(ABORT, 'refused'); END`)
  return { mend: () => run('DROP TRIGGER refused') }
}
