import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { openAsk } from './ask.ts'
import { maySeeQueries, mostQueries, readAskedQueries } from './asked-queries.ts'

const test = useTestPortal()
const [before, later] = ['2026-01-01', '2026-01-02']

beforeAll(async () => {
  const ask = openAsk(test.payload)
  await ask('DELETE FROM portico_search_asked')
  const rows: [string, string, string, number, number, number][] = [
    [before, 'en', 'nothing yet', 4, 0, 0],
    [later, 'en', 'nothing yet', 3, 0, 0],
    [later, 'zh', 'nothing yet', 1, 0, 0],
    // Found nothing once, and does so no more.
    [before, 'en', 'mended', 9, 0, 0],
    [later, 'en', 'mended', 1, 1, 3],
    [later, 'en', 'opened by nobody', 6, 1, 12],
    [later, 'en', 'opened', 6, 2, 12],
    [later, 'en', 'asked too seldom', 2, 0, 12],
    // A test of the staff, which nobody asked for.
    [later, 'en', 'tried only', 0, 0, 0],
  ]
  for (const row of rows) await ask('INSERT INTO portico_search_asked VALUES (?, ?, ?, ?, ?, ?)', row)
})

const read = async (list: 'none' | 'weak' | 'all') =>
  (await readAskedQueries(openAsk(test.payload), list)).map(
    ({ asked, clicked, found, locale, query }) => `${locale} ${query} ${asked}/${clicked}/${found}`,
  )

describe('what visitors asked for', () => {
  it('lists what found nothing the last time, by language, most asked first', async () => {
    expect(await read('none')).toEqual(['en nothing yet 7/0/0', 'zh nothing yet 1/0/0'])
  })

  it('lists what was found and hardly opened', async () => {
    expect(await read('weak')).toEqual(['en mended 10/1/3', 'en opened by nobody 6/1/12'])
  })

  it('lists everything once, and no more than a screen can show', async () => {
    expect(await read('all')).toHaveLength(6)
    const ask = openAsk(test.payload)
    for (let number = 0; number < mostQueries; number += 1)
      await ask('INSERT INTO portico_search_asked VALUES (?, ?, ?, ?, ?, ?)', [later, 'en', `q${number}`, 1, 0, 0])
    expect(await read('all')).toHaveLength(mostQueries)
  })

  it('is seen by those who write content, and by nobody else', () => {
    const seen = roles.filter((role) => maySeeQueries({ collection: 'users', roles: [role] }))
    expect(seen).toEqual(['administrator', 'publisher', 'editor'])
    expect(maySeeQueries(undefined)).toBe(false)
    expect(maySeeQueries({ collection: 'members', roles: ['administrator'] })).toBe(false)
  })
})
