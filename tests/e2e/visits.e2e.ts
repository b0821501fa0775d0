import { expect, test } from 'vitest'
import { translatedNews } from '../process/addresses.ts'
import { ask, asDocument } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'
import { readDatabase } from '../process/read-database.ts'

test('30: a visit is a page that a person’s browser was given, and a stop writes what was counted', async () => {
  const dataDir = await makeDataFolder()
  const portico = await startPortico({ dataDir, env: { ADMIN: 'off' } })
  const page = `/en/news/detail?id=${translatedNews.en.slug}`
  const data = page.replace('?', '/_payload.json?')
  const visit = async (address: string, headers: Record<string, string>, method = 'GET') =>
    (await ask(portico.origin + address, { headers, method })).status
  const known = { cookie: 'lang=en' }
  const crawler = {
    ...asDocument,
    'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  }
  const script = { accept: '*/*', 'sec-fetch-dest': 'empty', ...known }
  const visits: [address: string, headers: Record<string, string>][] = [
    [page, asDocument],
    [page, { ...asDocument, ...known }],
    [data, script],
    [`/news/detail?id=${translatedNews.zh.slug}`, { ...asDocument, cookie: 'lang=zh' }],
  ]
  for (const [address, headers] of visits) expect([address, await visit(address, headers)]).toEqual([address, 200])
  for (const [address, headers, method] of [
    [page, crawler],
    [page, { accept: '*/*' }],
    [data, { accept: '*/*' }],
    [page, { ...asDocument, ...known }, 'HEAD'],
    [page, { ...asDocument, ...known, 'sec-fetch-dest': 'image' }],
  ] as [string, Record<string, string>, string?][])
    expect([address, await visit(address, headers, method)]).toEqual([address, 200])
  expect(await visit('/en/news/detail?id=nowhere', asDocument)).toBe(404)
  await portico.stop()
  const { rows } = readDatabase(dataDir, (column) => ({
    rows: column("SELECT kind || ' ' || visits FROM portico_page_visits"),
  }))
  expect(rows).toEqual(['news 4'])
  await removeFolder(dataDir)
})
