import { describe, expect, test } from 'vitest'
import { dataSheetAddress } from '#site/features/machine/data-sheet-address.ts'
import { previewAddress } from '#site/runtime/metadata/preview-address.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readRedrawn } from '../process/metrics.ts'
import { pollAnswers } from '../process/poll.ts'
import { makePostgres } from '../process/postgres.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { signIn } from '../process/staff.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'

/** How soon a change shows in every process, in milliseconds. */
const soon = 1000

/** Changes a published title through one process and expects it of the other, whose page was stored. */
async function expectPurge(writer: Portico, reader: Portico): Promise<void> {
  const path = `/en/news/detail?id=${translatedNews.en.slug}`
  for (const each of ['/en/news', '/en/about', path, path, path]) await ask(reader.origin + each)
  const picture = `${reader.origin}${previewAddress(`/news/detail?id=${translatedNews.en.slug}`, 'en')}`
  const before = (await ask(picture)).bytes
  expect((await ask(reader.origin + path)).headers['server-timing']).toBe('store;desc=hit')
  const redrawn = await readRedrawn(reader.origin)

  const cookie = await signIn(writer.origin)
  const id = await findNewsNumber(writer.origin, translatedNews.zh.slug)
  const title = 'Changed through the other process'
  const { status } = await ask(`${writer.origin}/admin/api/news/${id}?locale=en`, {
    method: 'PATCH',
    headers: { cookie, origin: writer.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  expect(status).toBe(200)
  // The page that was asked for again is rendered before somebody asks for it once more.
  await pollAnswers(async () => (await readRedrawn(reader.origin)) > redrawn, {
    within: soon,
    for: 'a page to be redrawn',
  })
  const fresh = await ask(reader.origin + path)
  expect([fresh.headers['server-timing'], fresh.text.includes(title)]).toEqual(['store;desc=hit', true])
  const shows = async (address: string) => (await ask(reader.origin + address)).text.includes(title)
  await pollAnswers(() => shows('/en/news'), {
    within: soon,
    for: 'the other process to show the change',
  })
  expect((await ask(picture)).bytes.equals(before), 'the picture that a link is shown with').toBe(false)
  await expectNewDataSheet(writer, reader, cookie)
  expect((await ask(`${reader.origin}/en/about`)).headers['server-timing']).toBe('store;desc=hit')
}

/** Changes a machine and expects another data sheet, and of another machine the one that is kept. */
async function expectNewDataSheet(writer: Portico, reader: Portico, cookie: string): Promise<void> {
  const sheet = () => ask(`${reader.origin}/en${dataSheetAddress('station-s8')}`)
  const before = (await sheet()).bytes
  expect((await sheet()).headers['server-timing']).toBe('store;desc=hit')
  const headers = { cookie, origin: writer.origin, 'content-type': 'application/json' }
  const found = await ask(`${writer.origin}/admin/api/machines?locale=en&where[slug][equals]=station-s8`, { headers })
  const { docs } = JSON.parse(found.text) as { docs: { id: number }[] }
  const { status } = await ask(`${writer.origin}/admin/api/machines/${docs[0]?.id}?locale=en`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ tagline: 'Changed through the other process', _status: 'published' }),
  })
  expect(status).toBe(200)
  await pollAnswers(async () => !(await sheet()).bytes.equals(before), { within: soon, for: 'another data sheet' })
}

describe('two processes on one database', () => {
  test('[D3] SQLite: what is changed through one is shown by the other', async () => {
    const dataDir = await makeDataFolder()
    const [writer, reader] = await Promise.all([
      startPortico({ dataDir }),
      startPortico({ dataDir, env: { ADMIN: 'off' } }),
    ])
    try {
      await expectPurge(writer, reader)
      expect((await ask(`${reader.origin}/admin`)).status).toBe(404)
    } finally {
      await Promise.all([writer.stop(), reader.stop()])
      await removeFolder(dataDir)
    }
  })

  test.skipIf(findPostgres() === undefined)(
    '[D3] PostgreSQL: what is changed through one is shown by the other',
    async () => {
      const postgres = await makePostgres()
      const env = { DATABASE_URL: postgres.url, PORTICO_SECRET: 'a secret of the tests, long enough' }
      const processes: Portico[] = []
      try {
        const start = async (own: Record<string, string>) => {
          const portico = await startPortico({
            dataDir: await makeDataFolder({ isEmpty: true }),
            env: { ...env, ...own },
          })
          processes.push(portico)
          return portico
        }
        const [writer, reader] = await Promise.all([start({}), start({ ADMIN: 'off' })])
        await expectPurge(writer, reader)
      } finally {
        await Promise.all(processes.map((each) => each.stop()))
        await Promise.all(processes.map(({ dataDir }) => removeFolder(dataDir)))
        await postgres.stop()
      }
    },
  )
})
