import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNumberStays } from '../browser/error-number.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type FailingPortal, makeFailingPortal } from '../process/failing-portal.ts'
import { readPage } from '../process/html.ts'
import { errorLevel, readLog } from '../process/log.ts'
import { type Portico, startPortico } from '../process/portico.ts'

let portal: FailingPortal
let portico: Portico
beforeAll(async () => {
  portal = await makeFailingPortal()
  portico = await startPortico({
    dataDir: await makeDataFolder(),
    env: { ADMIN: 'off', PORTAL_API_BASE: portal.base },
  })
  portal.origin = portico.origin
})
afterAll(async () => {
  await portico.stop()
  await portal.close()
  await removeFolder(portico.dataDir)
})

interface List {
  items: Record<string, unknown>[]
}

describe('an exception while a page is made', () => {
  const faults = {
    'in a loader': () => null,
    'in a component, when half of the page is drawn': ({ items, ...list }: List) => ({
      ...list,
      items: items.map((item, index) => (index < 5 ? item : { ...item, category: null })),
    }),
  }
  for (const [where, damage] of Object.entries(faults)) {
    test(`[E10] [S4] ${where}: a whole error page, its number in the log once, nothing of the inside`, async () => {
      expect((await ask(`${portico.origin}/en/news`)).status).toBe(200)
      portal.damage.set('news/list', damage)
      for (const [address, explanation] of Object.entries({
        '/news': '服务出错，已记录。',
        '/en/news': 'Something went wrong on our side, and we’ve logged it.',
      })) {
        const { headers, status, text } = await ask(portico.origin + address)
        expect({ address, status, control: headers['cache-control'] }).toEqual({
          address,
          status: 500,
          control: 'no-store',
        })
        expect(readPage(text).headings).toEqual(['Internal Server Error'])
        expect(text).toContain(explanation)
        expect(text).toMatch(/<\/html>\s*$/)
        expect(text).not.toMatch(/TypeError|Cannot read|node_modules|\.tsx?:\d+|\n\s+at /)
        const requestId = String(headers['x-request-id'])
        expect(text).toContain(requestId)
        const records = readLog(portico).filter((record) => record.requestId === requestId)
        expect(records.map(({ level, msg }) => ({ level, msg }))).toEqual([{ level: errorLevel, msg: 'a page failed' }])
      }
      await expectNumberStays(`${portico.origin}/en/news`)
      portal.damage.clear()
      expect((await ask(`${portico.origin}/en/news`)).status).toBe(200)
    })
  }
})
