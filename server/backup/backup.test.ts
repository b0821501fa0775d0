import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { env } from '#lib/env.ts'
import { inheritVariables } from '#lib/env-variables.ts'
import { createSeal } from '#lib/seal.ts'
import { makeMember } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { uploadCollections } from './database-facts.ts'
import { makeBackup } from './make-backup.ts'
import { checkArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const passphrase = 'correct horse battery'
let folder = ''
/** The data folder is the test's own, with the demo's files: the others of this worker have links to them only. */
beforeAll(async () => {
  const template = inject('template')?.folder ?? ''
  for (const name of ['attachments', 'videos'])
    await cp(join(template, name), join(env.DATA_DIR, name), { recursive: true })
  await mkdir(join(env.DATA_DIR, 'form-files'), { recursive: true })
  const { id } = await makeMember(test.payload)
  const totpSealed = createSeal(test.payload.secret, 'authenticator').close('JBSWY3DP')
  await test.payload.update({ collection: 'members', id, data: { totpSealed } })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = () => join(folder, 'backup.tar')
const elsewhere = (own: object = {}) => ({ ...env, DATA_DIR: join(folder, 'data'), ...own })
const back = () => makeBackup({ env, file: file(), passphrase })
const restore = (own: object = {}, given = passphrase, replaces = false) =>
  restoreBackup({ env: elsewhere(own), file: file(), askPassphrase: () => Promise.resolve(given), replaces })
const verify = () => verifyBackup({ env, file: file(), askPassphrase: () => Promise.resolve(passphrase) })
/** As its operator makes it: two openers of one file see each other's locks only from two processes. */
async function backInOwnProcess() {
  const own = {
    DATA_DIR: env.DATA_DIR,
    PORTICO_SECRET: env.PORTICO_SECRET ?? '',
    PORTICO_BACKUP_PASSPHRASE: passphrase,
  }
  const script = join(import.meta.dirname, '../../scripts/backup.ts')
  const child = spawn(process.execPath, [script, file()], { env: inheritVariables(own), stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([0, null])
}
const read = (path: string) => readFile(join(folder, 'data', path), 'utf8')

describe('a backup', () => {
  it('is one file that its owner alone reads, with nothing left beside it, and nothing missing', async () => {
    const { entries, missing } = await back()
    expect(missing).toEqual([])
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['backup.tar'])
    const kinds = new Set(entries.map(({ name }) => name.split('/').slice(0, 2).join('/')))
    for (const kind of ['database.sqlite', 'files/media', 'files/attachments', 'files/videos', 'files/downloads'])
      expect([...kinds]).toContain(kind)
    const bytes = await readFile(file(), 'latin1')
    for (const secret of [env.PORTICO_SECRET, ...env.PORTICO_FORMER_SECRETS]) expect(bytes).not.toContain(secret)
  })

  it('has folders that no list knows, what links lead to and odd names, but nothing unfinished', async () => {
    await mkdir(join(folder, 'shared'))
    await writeFile(join(folder, 'shared/linked.txt'), 'linked')
    await symlink(join(folder, 'shared'), join(env.DATA_DIR, 'new-folder'))
    await symlink(env.DATA_DIR, join(folder, 'shared/loop'))
    const name = `${'长'.repeat(60)} – naïve.pdf`
    await writeFile(join(env.DATA_DIR, 'form-files', name), 'odd')
    await writeFile(join(env.DATA_DIR, 'form-files/0123.part'), 'unfinished')
    const old = new Date('2026-01-02T03:04:05Z')
    await utimes(join(env.DATA_DIR, 'form-files', name), old, old)
    const { entries } = await back()
    await rm(join(env.DATA_DIR, 'new-folder'))
    await rm(join(env.DATA_DIR, 'form-files', name))
    expect(entries.filter((entry) => /part$|loop|portico\.db|secret/.test(entry.name))).toEqual([])
    await restore()
    expect([await read('new-folder/linked.txt'), await read(`form-files/${name}`)]).toEqual(['linked', 'odd'])
    // What is old by its date is tidied away.
    expect((await stat(join(folder, 'data/form-files', name))).mtime).toEqual(old)
  })

  it('restored has every row and file, opens what is sealed, and its check says so', async () => {
    const { rows } = await back()
    expect(await verify()).toMatchObject({ problems: [], tried: expect.any(Number) as number })
    expect((await verify()).tried).toBeGreaterThan(0)
    const { aside } = await restore()
    expect(aside).toEqual([])
    const database = new DatabaseSync(join(folder, 'data/portico.db'))
    for (const table of ['members', 'media', 'payload_migrations', 'portico_search_tokens_data'])
      expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: rows[table] })
    expect(rows.members).toBeGreaterThan(2)
    database.close()
    expect(await readdir(join(folder, 'data'))).not.toContain('.restoring')
    // The secret is given by a variable here, and lies nowhere.
    expect(await readdir(join(folder, 'data'))).not.toContain('secret')
  })

  it('never points to a file that it does not have, whatever comes and goes while it is made', async () => {
    const over = new AbortController()
    const own = { collection: 'attachments', overrideAccess: true } as const
    const busy = (async () => {
      const made: (number | string)[] = []
      let count = 0
      for (; !over.signal.aborted || made.length > 0; count += 1) {
        const name = `busy-${count}.txt`
        const file = { data: Buffer.from(name), name, mimetype: 'text/plain', size: name.length }
        if (!over.signal.aborted)
          made.push((await test.payload.create({ ...own, data: { title: name, language: 'both' }, file })).id)
        await pause(5)
        const [oldest] = made
        if (oldest === undefined || (made.length < 4 && !over.signal.aborted)) continue
        await test.payload.delete({ ...own, id: oldest })
        made.shift()
      }
      return count
    })()
    try {
      for (let round = 0; round < 4; round += 1) {
        await backInOwnProcess()
        expect((await checkArchive(file())).facts.missing).toEqual([])
        expect((await verify()).problems).toEqual([])
        await rm(file())
      }
    } finally {
      over.abort()
      await busy
    }
    expect(await busy).toBeGreaterThan(20)
  })

  it('brings its secrets where no variable has them', async () => {
    await back()
    await restore({ PORTICO_SECRET: undefined, PORTICO_FORMER_SECRETS: [] })
    expect(await read('secret')).toBe(env.PORTICO_SECRET)
    expect(await read('former-secrets')).toBe(`${env.PORTICO_FORMER_SECRETS.join('\n')}\n`)
    for (const name of ['secret', 'former-secrets', 'portico.db'])
      expect((await stat(join(folder, 'data', name))).mode & 0o777, name).toBe(0o600)
  })

  it('names the files that were lost before, and its check does too', async () => {
    const [lost = ''] = await readdir(join(env.DATA_DIR, 'attachments'))
    const path = join(env.DATA_DIR, 'attachments', lost)
    const bytes = await readFile(path)
    await rm(path)
    try {
      expect((await back()).missing).toEqual([`attachments/${lost}`])
      expect((await verify()).problems).toEqual([`attachments/${lost} is missing, and the database points to it`])
    } finally {
      await writeFile(path, bytes)
    }
  })

  it('checks the files of every collection that has some', () => {
    const { collections } = test.payload.config
    const slugs = collections.filter(({ upload }) => Boolean(upload)).map(({ slug }) => slug)
    expect(slugs.sort()).toEqual([...uploadCollections].sort())
  })

  it('is not written over a file, into the data folder, or where nothing was started', async () => {
    await writeFile(file(), 'mine')
    await expect(back()).rejects.toThrow(/is there already/)
    expect(await readFile(file(), 'utf8')).toBe('mine')
    await expect(makeBackup({ env, file: join(env.DATA_DIR, 'b.tar'), passphrase })).rejects.toThrow(
      /in the data folder/,
    )
    await expect(makeBackup({ env, file: join(folder, 'none/b.tar'), passphrase })).rejects.toThrow(/no folder/)
    const nowhere = elsewhere({ PORTICO_SECRET: undefined })
    await expect(makeBackup({ env: nowhere, file: join(folder, 'b.tar'), passphrase })).rejects.toThrow(/DATA_DIR/)
    await mkdir(nowhere.DATA_DIR)
    await expect(makeBackup({ env: nowhere, file: join(folder, 'b.tar'), passphrase })).rejects.toThrow(
      /nothing was started/,
    )
    expect((await readdir(folder)).sort()).toEqual(['backup.tar', 'data'])
  })
})

describe('a full disk', () => {
  const size = 2
  let disk = ''
  beforeEach(() => {
    disk = ''
  })
  afterEach(() => {
    if (disk !== '') execFileSync('umount', [disk])
  })

  it('leaves no backup and nothing of one', async (context) => {
    await mkdir(join(folder, 'disk'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', join(folder, 'disk')], { stdio: 'pipe' })
    } catch {
      context.skip('Only root can mount a small disk.')
    }
    disk = join(folder, 'disk')
    await expect(makeBackup({ env, file: join(disk, 'b.tar'), passphrase })).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(disk)).toEqual([])
    await back()
    const full = elsewhere({ DATA_DIR: join(disk, 'data') })
    const asked = { env: full, file: file(), askPassphrase: () => Promise.resolve(passphrase), replaces: false }
    await expect(restoreBackup(asked)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(full.DATA_DIR)).toEqual([])
  })
})

describe('a restore', () => {
  it('with a wrong passphrase, another secret in its variable, or of another database changes nothing', async () => {
    await back()
    await expect(restore({}, 'another passphrase')).rejects.toThrow('The passphrase does not open this backup.')
    await expect(restore({ PORTICO_SECRET: 'x'.repeat(32), PORTICO_FORMER_SECRETS: [] })).rejects.toThrow(
      /PORTICO_SECRET is not the secret/,
    )
    await expect(restore({ DATABASE_URL: 'postgres://portico@localhost/none' })).rejects.toThrow(/is of SQLite/)
    expect(await readdir(folder)).toEqual(['backup.tar'])
  })

  it('of a newer release is refused by the names of its migrations', async () => {
    const insert = "INSERT INTO payload_migrations (name, batch) VALUES ('99990101_000000_future', 1)"
    const { client } = test.payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
    await client.execute(insert)
    await back()
    await client.execute("DELETE FROM payload_migrations WHERE name LIKE '9999%'")
    await expect(restore()).rejects.toThrow(/newer release of Portico: it has 99990101_000000_future/)
    expect(await readdir(folder)).toEqual(['backup.tar'])
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
    expect(await readdir(folder)).toEqual(['backup.tar'])
  })

  it('into a folder that is not empty is refused; --replace moves what is there aside, whole', async () => {
    await back()
    await mkdir(join(folder, 'data/media'), { recursive: true })
    await writeFile(join(folder, 'data/media/mine.png'), 'mine')
    await writeFile(join(folder, 'data/secret'), 'my secret')
    await expect(restore()).rejects.toThrow(/is not empty.*--replace/s)
    expect(await readdir(join(folder, 'data'))).toEqual(['media', 'secret'])
    const { aside } = await restore({}, passphrase, true)
    const [place = ''] = aside
    expect(await readFile(join(place, 'media/mine.png'), 'utf8')).toBe('mine')
    expect(await readFile(join(place, 'secret'), 'utf8')).toBe('my secret')
    expect(await readdir(join(folder, 'data'))).toContain('portico.db')
    await expect(read('media/mine.png')).rejects.toThrow('ENOENT')
  })

  it('is refused while another process has the database open, and goes on once it has not', async () => {
    await back()
    await restore()
    const held = holdOpen(join(folder, 'data/portico.db'))
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
    await mkdir(join(folder, 'data/.restoring/media'), { recursive: true })
    await writeFile(join(folder, 'data/.restoring/media/half.png'), 'half')
    await restore()
    await expect(read('media/half.png')).rejects.toThrow('ENOENT')
    expect(await readdir(join(folder, 'data'))).not.toContain('.restoring')
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
    const database = new DatabaseSync(join(folder, 'data/portico.db'))
    database.exec("UPDATE members SET totp_sealed = 'x' WHERE totp_sealed IS NOT NULL")
    database.close()
    const before = await readdir(tmpdir())
    await rm(file())
    await makeBackup({ env: elsewhere(), file: file(), passphrase })
    expect((await verify()).problems).toEqual(['a value in members.totp_sealed does not open with the secret'])
    expect((await checkArchive(file())).facts.rows.members).toBeGreaterThan(0)
    expect(
      (await readdir(tmpdir())).filter((name) => name.startsWith('portico-verify') && !before.includes(name)),
    ).toEqual([])
  })
})
