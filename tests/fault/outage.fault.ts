import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readPage } from '../process/html.ts'
import { errorLevel, readLog } from '../process/log.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { openDatabase } from '../process/read-database.ts'

let portico: Portico
beforeAll(async () => {
  portico = await startPortico({ dataDir: await makeDataFolder(), env: { ADMIN: 'off' } })
})
afterAll(async () => {
  await portico.stop()
  await removeFolder(portico.dataDir)
})

/** Changes the database behind the process's back. */
function changeDatabase(statement: string): void {
  const database = openDatabase(portico.dataDir)
  database.exec(statement)
  database.close()
}

const words = {
  '/ecology/list': { home: '回到首页', explanation: '服务出错，已记录。' },
  '/en/ecology/list': {
    home: 'Go to the home page',
    explanation: 'Something went wrong on our side, and we’ve logged it.',
  },
}

describe('a part of the database that cannot be read', () => {
  test('[S4] [E10] is 500, never 404, with a way on, a number for the log and nothing of the inside', async () => {
    // What every page asks for is stored in both languages before.
    for (const address of ['/about', '/en/about']) await ask(portico.origin + address)
    changeDatabase('ALTER TABLE portico_published RENAME TO published_elsewhere')
    for (const [address, { explanation, home }] of Object.entries(words)) {
      const { headers, status, text } = await ask(portico.origin + address)
      expect({ address, status }).toEqual({ address, status: 500 })
      expect(headers['cache-control']).toBe('no-store')
      expect(readPage(text).title).toMatch(/^Internal Server Error/)
      expect(readPage(text).headings).toEqual(['Internal Server Error'])
      expect(text).toContain(explanation)
      expect(text).toContain(home)
      expect(text).toContain('role="search"')
      expect(text).not.toMatch(/SQLITE|no such table|published_elsewhere|node_modules|\.ts:\d+|\n\s+at /)
      const requestId = String(headers['x-request-id'])
      expect(text).toContain(requestId)
      const records = readLog(portico).filter((record) => record.requestId === requestId)
      const calls = records.map(({ call }) => call)
      // A record for each call that failed, by the call; none more because the page failed with it.
      expect(records.map(({ level, msg }) => `${level} ${msg}`)).toEqual(calls.map(() => `${errorLevel} call failed`))
      // The filters are asked first: with none of them there is no list to ask for.
      expect(calls).toEqual(['ecology/filters'])
    }
    expect((await ask(`${portico.origin}/en/about`)).status).toBe(200)
    // Of any other address an editor may have made a page, which cannot be read; nobody makes one below the site's own.
    expect((await ask(`${portico.origin}/product/nowhere`)).status).toBe(404)
  })

  test('[E10] [W6] is the envelope with status 500 for who asks the call itself, with its number in the log once', async () => {
    // What the entrances ask for is stored before the process is ready.
    const body = '{"page":2}'
    const { headers, status, text } = await ask(`${portico.origin}/api/portal/news/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: 'en-US', 'content-length': String(body.length) },
      body,
    })
    expect(status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ code: '000001', requestId: headers['x-request-id'] })
    expect(text).not.toMatch(/SQLITE|no such table|published_elsewhere/)
    const records = readLog(portico).filter(({ requestId }) => requestId === headers['x-request-id'])
    expect(records).toHaveLength(1)
  })

  test('[S4] is forgotten as soon as it can be read again', async () => {
    changeDatabase('ALTER TABLE published_elsewhere RENAME TO portico_published')
    for (const address of Object.keys(words)) expect((await ask(portico.origin + address)).status).toBe(200)
  })
})
