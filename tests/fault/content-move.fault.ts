import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readArchive, recordsOf } from '../factories/archives.ts'
import { makeDataFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { type Place, runCommand, useFolders } from './drill.ts'
import pg from 'pg'

const newFolder = useFolders()

/** An installation that was started once and has no content. */
async function makeEmpty(env: Record<string, string> = {}): Promise<Place> {
  const place = { dataDir: join(await newFolder(), 'data'), env: { PORTICO_DEMO: 'off', ...env } }
  await (await startPortico(place)).stop()
  return place
}

async function run(name: string, args: string[], place: Place): Promise<string> {
  const { code, output } = await runCommand(name, args, place)
  expect(code, output).toBe(0)
  return output
}

const isNothing = (value: unknown) =>
  value === null || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Everything in an archive but its date; a field without a value may be there or not. */
async function contentOf(file: string) {
  const entries = await readArchive(file)
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    const own = Object.entries(value).map(([name, each]): [string, unknown] => [name, plain(each)])
    return Object.fromEntries(own.filter(([, each]) => !isNothing(each)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
  const kinds = new Set([...entries.keys()].flatMap((name) => /^records\/([^/]+)/.exec(name)?.[1] ?? []))
  const records = [...kinds].flatMap((kind) =>
    recordsOf(entries, kind).map((each): [string, unknown] => [`${kind} ${String(each.uid)}`, plain(each)]),
  )
  const globals = [...entries].flatMap(([name, content]): [string, unknown][] =>
    name.startsWith('globals/') ? [[name, plain(JSON.parse(String(content)))]] : [],
  )
  const files = [...entries.keys()].filter((name) => name.startsWith('files/')).toSorted()
  return { records: Object.fromEntries(records), globals: Object.fromEntries(globals), files }
}

describe('content that moves', { timeout: 600_000 }, () => {
  test.skipIf(findPostgres() === undefined)('from SQLite to PostgreSQL and back differs in nothing', async () => {
    const folder = await newFolder()
    const cluster = await startCluster()
    try {
      const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
      await client.connect()
      await client.query('CREATE DATABASE moved')
      await client.end()
      const here = { dataDir: await makeDataFolder(), env: {} }
      const there = await makeEmpty({ DATABASE_URL: cluster.urlOf('moved') })
      const back = await makeEmpty()
      const [first, second, third] = ['1.tar', '2.tar', '3.tar'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ]
      await run('content-export', ['--versions', first], here)
      await run('content-import', [first], there)
      expect(await run('published', ['check'], there)).toMatch(/ 0 failures, 0 differences/)
      await run('content-export', ['--versions', second], there)
      await run('content-import', [second], back)
      expect(await run('published', ['check'], back)).toMatch(/ 0 failures, 0 differences/)
      await run('content-export', ['--versions', third], back)
      const content = await contentOf(first)
      expect(Object.keys(content.records).length).toBeGreaterThan(500)
      expect(content.files.length).toBeGreaterThan(100)
      expect(await contentOf(second)).toEqual(content)
      expect(await contentOf(third)).toEqual(content)
      // What visitors are given is the same as well, as far as it names no numbers.
      const portico = await startPortico(back)
      const pages = ['/', '/en', '/news', '/en/product', '/help', '/en/case', '/trust']
      for (const page of pages) expect([page, (await fetch(`${portico.origin}${page}`)).status]).toEqual([page, 200])
      await portico.stop()
      expect(await run('content-import', ['--zh', '--dry-run', third], here)).toMatch(/只是预演/)
    } finally {
      await cluster.stop()
    }
  })

  test('that was killed on its way in leaves nothing, and comes in the second time', async () => {
    const file = join(await newFolder(), 'content.tar')
    const here = { dataDir: await makeDataFolder(), env: {} }
    await run('content-export', [file], here)
    const look = (place: Place) => run('published', ['check'], place)
    let there: Place | undefined
    let killed = 0
    for (const after of [1500, 2500, 3500, 5000]) {
      // Each in a place of its own: after a kill, the next import waits until the last beat of that one is old.
      const place = await makeEmpty()
      // A check of an empty side says how many documents there are: none but the settings.
      const empty = await look(place)
      const { code } = await runCommand('content-import', [file], place, after)
      if (code !== null) break
      there = place
      killed += 1
      expect(await look(place)).toBe(empty)
    }
    expect(killed).toBeGreaterThan(1)
    if (there === undefined) throw new Error('None was killed')
    const media = join(there.dataDir, 'media')
    // Longer than the last beat of an import that says nothing more.
    const { output } = await runCommand('content-import', [file], there)
    if (/Another import is under way/.test(output)) {
      await new Promise((resolve) => setTimeout(resolve, 61_000))
      await run('content-import', [file], there)
    }
    expect((await readdir(media)).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(await run('content-import', ['--dry-run', file], there)).not.toMatch(/new [1-9]|changed [1-9]/)
    await expect(stat(join(there.dataDir, 'arriving/import.json'))).rejects.toThrow(/ENOENT/)
  })
})
