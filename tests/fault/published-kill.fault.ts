import { expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll } from '../process/poll.ts'
import { spawnPortico, startPortico } from '../process/portico.ts'
import { openDatabase, readDatabase } from '../process/read-database.ts'
import { runCommand } from './drill.ts'

const kills = 3

/** Leaves the public documents as another release would have: each says so, and their digests are not this one's. */
function leaveByAnotherRelease(dataDir: string): void {
  const database = openDatabase(dataDir)
  try {
    database.exec(`UPDATE portico_published SET head = json_set(head, '$.ofAnotherRelease', json('true'))`)
    database.exec(`UPDATE portico_published_state SET shape = 'of another release'`)
  } finally {
    database.close()
  }
}

const readState = (dataDir: string) =>
  readDatabase(dataDir, (column) => ({
    documents: Number(column('SELECT count(*) FROM portico_published')[0]),
    /** Collections and globals of which some documents are still the other release's; all are; this is on record. */
    sourcesWithOld: column(
      `SELECT DISTINCT collection FROM portico_published WHERE json_extract(head, '$.ofAnotherRelease') ORDER BY 1`,
    ),
    wholeOld: column(
      `SELECT collection FROM portico_published GROUP BY 1
       HAVING count(json_extract(head, '$.ofAnotherRelease')) = count(*) ORDER BY 1`,
    ),
    unfinished: column(
      `SELECT collection FROM portico_published_state WHERE shape = 'of another release'
       AND collection IN (SELECT collection FROM portico_published) ORDER BY 1`,
    ),
  }))

test(
  `kill -9 while public documents are made anew, ${kills} times: none is lost or half made, and the next process goes on`,
  { timeout: 240_000 },
  async () => {
    const dataDir = await makeDataFolder()
    try {
      leaveByAnotherRelease(dataDir)
      const before = readState(dataDir)
      expect(before.sourcesWithOld.length).toBeGreaterThan(40)
      let left = before.sourcesWithOld.length
      for (let kill = 0; kill < kills; kill += 1) {
        const portico = await spawnPortico({ dataDir, env: { ADMIN: 'off' } })
        await poll(() => readState(dataDir).sourcesWithOld.length < left, {
          within: 60_000,
          every: 1,
          for: 'some documents to be made anew',
        })
        portico.kill('SIGKILL')
        await portico.exited
        const { check, documents, sourcesWithOld, unfinished, wholeOld } = readState(dataDir)
        expect(check).toEqual(['ok'])
        expect(documents).toBe(before.documents)
        // No collection of the demo is more than one piece: each is the other release's or this one's, and known as that.
        expect(sourcesWithOld).toEqual(wholeOld)
        expect(unfinished).toEqual(sourcesWithOld)
        expect(sourcesWithOld.length).toBeGreaterThan(0)
        left = sourcesWithOld.length
      }

      const portico = await startPortico({ dataDir, env: { ADMIN: 'off' } })
      const { text } = await ask(`${portico.origin}/api/portal/news/list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect(text).toContain('"code":"000000"')
      await poll(() => readState(dataDir).unfinished.length === 0, { within: 60_000, for: 'all to be made anew' })
      await portico.stop()
      expect(readState(dataDir)).toMatchObject({ documents: before.documents, sourcesWithOld: [], check: ['ok'] })
      const { code, output } = await runCommand('published', ['check'], { dataDir, env: {} })
      expect(output).toContain('0 failures, 0 differences')
      expect(code).toBe(0)
    } finally {
      await removeFolder(dataDir)
    }
  },
)
