import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stepWords } from '#content/move/tell.ts'
import { readArchive, recordsOf } from '../factories/archives.ts'
import { makeDataFolder } from '../process/data-folder.ts'
import { startPortico } from '../process/portico.ts'
import { digestDatabase, openDatabase } from '../process/read-database.ts'
import { isLong, readSeed } from '../setup/seed.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { startCluster } from '../setup/postgres-cluster.ts'
import { type Place, runCommand, useFolders } from './drill.ts'
import pg from 'pg'

const newFolder = useFolders()

/** Before the first row is written, and with all of them there: one of each, or all. */
const steps = [
  ['compare', 'files'],
  ['write', 'publish'],
] as const
const killedAt = isLong ? steps.flat() : steps.map((pair) => pair[readSeed() % 2] ?? pair[0])

/** An installation that was started once and has no content. Nobody opens its admin. */
async function makeEmpty(env: Record<string, string> = {}): Promise<Place> {
  const place = { dataDir: join(await newFolder(), 'data'), env: { PORTICO_DEMO: 'off', ADMIN: 'off', ...env } }
  // All migrations, one after the other, beside other tests.
  await (await startPortico({ ...place, within: 360_000 })).stop()
  return place
}

let ofSqlite: Promise<Place> | undefined

/** Such an installation on SQLite: started once, and copied for whoever wants one. */
async function copyEmpty(): Promise<Place> {
  const { dataDir, env } = await (ofSqlite ??= makeEmpty())
  const copy = join(await newFolder(), 'data')
  await cp(dataDir, copy, { recursive: true })
  return { dataDir: copy, env }
}

/** The turn of an import that was killed, as it is so many milliseconds after its last beat; before it, where they are negative. */
function ageTurn({ dataDir }: Place, milliseconds: number): void {
  const database = openDatabase(dataDir)
  const { changes } = database
    .prepare("UPDATE portico_moves SET at = ? WHERE name = 'import'")
    .run(Date.now() - milliseconds)
  database.close()
  expect(changes).toBe(1)
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
      const back = await copyEmpty()
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
    await run('content-export', [file], { dataDir: await makeDataFolder(), env: {} })
    const there = await copyEmpty()
    const look = () => digestDatabase(there.dataDir, ['portico_moves'])
    const empty = look()
    for (const step of killedAt) {
      const words = stepWords[step].en
      const killed = await runCommand('content-import', [file], there, (output) => output.includes(words))
      expect([step, killed.code]).toEqual([step, null])
      expect([step, look()]).toEqual([step, empty])
      ageTurn(there, 61_000)
    }
    // Until its last beat is old, an import that was killed might be running; however long the next takes to ask for its turn.
    ageTurn(there, -600_000)
    expect((await runCommand('content-import', [file], there)).output).toMatch(/Another import is under way/)
    ageTurn(there, 61_000)
    await run('content-import', [file], there)
    expect(readdirSync(there.dataDir, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([])
    expect(await run('content-import', ['--dry-run', file], there)).not.toMatch(/new [1-9]|changed [1-9]/)
    expect(existsSync(join(there.dataDir, 'arriving/import.json'))).toBe(false)
  })
})
