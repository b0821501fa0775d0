import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { passphrase, useBackups } from '../../tests/factories/backups.ts'
import { canMount, mountDisk } from '../../tests/process/small-disk.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { uploadCollections } from './database-facts.ts'
import { makeBackup } from './make-backup.ts'
import { checkArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'

const test = useTestPortal()
const { back, elsewhere, file, pathOf, read, restore, verify } = useBackups(test)

describe('a backup', () => {
  it('is one file that its owner alone reads, with nothing left beside it, and nothing missing', async () => {
    const { entries, missing } = await back()
    expect(missing).toEqual([])
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await readdir(pathOf())).toEqual(['backup.tar'])
    const kinds = new Set(entries.map(({ name }) => name.split('/').slice(0, 2).join('/')))
    for (const kind of ['database.sqlite', 'files/media', 'files/attachments', 'files/videos', 'files/downloads'])
      expect([...kinds]).toContain(kind)
    const bytes = await readFile(file(), 'latin1')
    for (const secret of [env.PORTICO_SECRET, ...env.PORTICO_FORMER_SECRETS]) expect(bytes).not.toContain(secret)
  })

  it('has folders that no list knows, what links lead to and odd names, but nothing unfinished', async () => {
    await mkdir(pathOf('shared'))
    await writeFile(pathOf('shared/linked.txt'), 'linked')
    await symlink(pathOf('shared'), join(env.DATA_DIR, 'new-folder'))
    await symlink(env.DATA_DIR, pathOf('shared/loop'))
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
    expect((await stat(pathOf('data/form-files', name))).mtime).toEqual(old)
  })

  it('restored has every row and file, opens what is sealed, and its check says so', async () => {
    const { rows } = await back()
    expect(await verify()).toMatchObject({ problems: [], tried: expect.any(Number) as number })
    expect((await verify()).tried).toBeGreaterThan(0)
    const { aside } = await restore()
    expect(aside).toEqual([])
    const database = new DatabaseSync(pathOf('data/portico.db'))
    for (const table of ['members', 'media', 'payload_migrations', 'portico_search_tokens_data'])
      expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: rows[table] })
    expect(rows.members).toBeGreaterThan(2)
    database.close()
    expect(await readdir(pathOf('data'))).not.toContain('.restoring')
    // The secret is given by a variable here, and lies nowhere.
    expect(await readdir(pathOf('data'))).not.toContain('secret')
  })

  it('never points to a file that it does not have, whatever comes and goes while it is made', async () => {
    const own = { collection: 'attachments', overrideAccess: true } as const
    let count = 0
    const comeAndGo = async (over: AbortSignal) => {
      const made: (number | string)[] = []
      for (; !over.aborted || made.length > 0; count += 1) {
        const name = `busy-${count}.txt`
        const file = { data: Buffer.from(name), name, mimetype: 'text/plain', size: name.length }
        if (!over.aborted)
          made.push((await test.payload.create({ ...own, data: { title: name, language: 'both' }, file })).id)
        // Often enough that some come and go in each step of a backup, and seldom enough that it is not their processor time that is tried.
        await pause(25)
        const [oldest] = made
        if (oldest === undefined || (made.length < 4 && !over.aborted)) continue
        await test.payload.delete({ ...own, id: oldest })
        made.shift()
      }
    }
    for (let round = 0; round < 3; round += 1) {
      const over = new AbortController()
      const busy = comeAndGo(over.signal)
      try {
        await back()
      } finally {
        over.abort()
        await busy
      }
      expect((await checkArchive(file())).facts.missing).toEqual([])
      expect((await verify()).problems).toEqual([])
      await rm(file())
    }
    expect(count).toBeGreaterThan(20)
  })

  it('brings its secrets where no variable has them', async () => {
    await back()
    await restore({ PORTICO_SECRET: undefined, PORTICO_FORMER_SECRETS: [] })
    expect(await read('secret')).toBe(env.PORTICO_SECRET)
    expect(await read('former-secrets')).toBe(`${env.PORTICO_FORMER_SECRETS.join('\n')}\n`)
    for (const name of ['secret', 'former-secrets', 'portico.db'])
      expect((await stat(pathOf('data', name))).mode & 0o777, name).toBe(0o600)
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
    await expect(makeBackup({ env, file: pathOf('none/b.tar'), passphrase })).rejects.toThrow(/no folder/)
    const nowhere = elsewhere({ PORTICO_SECRET: undefined })
    await expect(makeBackup({ env: nowhere, file: pathOf('b.tar'), passphrase })).rejects.toThrow(/DATA_DIR/)
    await mkdir(nowhere.DATA_DIR)
    await expect(makeBackup({ env: nowhere, file: pathOf('b.tar'), passphrase })).rejects.toThrow(/nothing was started/)
    expect((await readdir(pathOf())).sort()).toEqual(['backup.tar', 'data'])
  })
})

describe.skipIf(!canMount)('a full disk (needs root, to mount one)', () => {
  let unmount: (() => void) | undefined
  afterEach(() => unmount?.())

  it('leaves no backup and nothing of one', async () => {
    const disk = pathOf('disk')
    await mkdir(disk)
    unmount = mountDisk(disk, 2)
    await expect(makeBackup({ env, file: join(disk, 'b.tar'), passphrase })).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(disk)).toEqual([])
    await back()
    const full = elsewhere({ DATA_DIR: join(disk, 'data') })
    const asked = { env: full, file: file(), askPassphrase: () => Promise.resolve(passphrase), replaces: false }
    await expect(restoreBackup(asked)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(full.DATA_DIR)).toEqual([])
  })
})
