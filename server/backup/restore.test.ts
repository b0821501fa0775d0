import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { passphrase, useBackups } from '../../tests/factories/backups.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { makeBackup } from './make-backup.ts'
import { checkArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const test = useTestPortal()
const { back, elsewhere, file, pathOf, read, restore, verify } = useBackups(test)

describe('a restore', () => {
  it('with a wrong passphrase, another secret in its variable, or of another database changes nothing', async () => {
    await back()
    await expect(restore({}, 'another passphrase')).rejects.toThrow('The passphrase does not open this backup.')
    await expect(restore({ PORTICO_SECRET: 'x'.repeat(32), PORTICO_FORMER_SECRETS: [] })).rejects.toThrow(
      /PORTICO_SECRET is not the secret/,
    )
    await expect(restore({ DATABASE_URL: 'postgres://portico@localhost/none' })).rejects.toThrow(/is of SQLite/)
    expect(await readdir(pathOf())).toEqual(['backup.tar'])
  })

  it('of a newer release is refused by the names of its migrations', async () => {
    const insert = "INSERT INTO payload_migrations (name, batch) VALUES ('99990101_000000_future', 1)"
    const { client } = test.payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
    await client.execute(insert)
    await back()
    await client.execute("DELETE FROM payload_migrations WHERE name LIKE '9999%'")
    await expect(restore()).rejects.toThrow(/newer release of Portico: it has 99990101_000000_future/)
    expect(await readdir(pathOf())).toEqual(['backup.tar'])
  })

  it('that is damaged is refused before the passphrase is asked for', async () => {
    const { entries } = await back()
    expect(entries.length).toBeGreaterThan(100)
    const bytes = await readFile(file())
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
    await writeFile(file(), bytes)
    const never = () => expect.fail('asked')
    const asked = { env: elsewhere(), file: file(), askPassphrase: never, replaces: false }
    await expect(restoreBackup(asked)).rejects.toThrow(/damaged/)
    await expect(verifyBackup(asked)).rejects.toThrow(/damaged/)
    expect(await readdir(pathOf())).toEqual(['backup.tar'])
  })

  it('into a folder that is not empty is refused; --replace moves what is there aside, whole', async () => {
    await back()
    await mkdir(pathOf('data/media'), { recursive: true })
    await writeFile(pathOf('data/media/mine.png'), 'mine')
    await writeFile(pathOf('data/secret'), 'my secret')
    await expect(restore()).rejects.toThrow(/is not empty.*--replace/s)
    expect(await readdir(pathOf('data'))).toEqual(['media', 'secret'])
    const { aside } = await restore({}, passphrase, true)
    const [place = ''] = aside
    expect(await readFile(join(place, 'media/mine.png'), 'utf8')).toBe('mine')
    expect(await readFile(join(place, 'secret'), 'utf8')).toBe('my secret')
    expect(await readdir(pathOf('data'))).toContain('portico.db')
    await expect(read('media/mine.png')).rejects.toThrow('ENOENT')
  })

  it('is refused while another process has the database open, and goes on once it has not', async () => {
    await back()
    await restore()
    const held = holdOpen(pathOf('data/portico.db'))
    try {
      await held.ready
      await expect(restore({}, passphrase, true)).rejects.toThrow(/Another process has the database open/)
    } finally {
      await held.stop()
    }
    expect((await restore({}, passphrase, true)).aside).toHaveLength(1)
  })

  it('that was cut off goes on when it is run again', async () => {
    await back()
    await mkdir(pathOf('data/.restoring/media'), { recursive: true })
    await writeFile(pathOf('data/.restoring/media/half.png'), 'half')
    await restore()
    await expect(read('media/half.png')).rejects.toThrow('ENOENT')
    expect(await readdir(pathOf('data'))).not.toContain('.restoring')
  })
})

/** Another process with the database open, as a running Portico has it: idle, in WAL mode. */
function holdOpen(path: string) {
  const script = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1])
    database.exec('PRAGMA journal_mode = WAL')
    database.prepare('SELECT count(*) FROM members').get()
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  return {
    ready: once(child.stdout, 'data'),
    async stop() {
      child.kill()
      await ended
    },
  }
}

describe('the check of a backup', () => {
  it('finds rows, files and seals that are not as they were, and leaves nothing', async () => {
    await back()
    await restore()
    const database = new DatabaseSync(pathOf('data/portico.db'))
    database.exec("UPDATE members SET totp_sealed = 'x' WHERE totp_sealed IS NOT NULL")
    database.close()
    // Its own, since another file's check may be at work beside this one.
    const temporary = pathOf('temporary')
    await mkdir(temporary)
    vi.stubEnv('TMPDIR', temporary)
    await rm(file())
    await makeBackup({ env: elsewhere(), file: file(), passphrase })
    expect((await verify()).problems).toEqual(['a value in members.totp_sealed does not open with the secret'])
    expect((await checkArchive(file())).facts.rows.members).toBeGreaterThan(0)
    expect(await readdir(temporary)).toEqual([])
  })
})
