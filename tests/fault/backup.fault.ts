import { existsSync, globSync, statSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { runPortico, startPortico } from '../process/portico.ts'
import { signIn } from '../process/staff.ts'
import { drill, readMails, runCommand, signInWithAuthenticator, useFolders } from './drill.ts'

const newFolder = useFolders()

describe('a machine that is lost', { timeout: 600_000 }, () => {
  test('on SQLite comes back from a backup that was made while it ran, and its secret can be changed', async () => {
    const here = { dataDir: await makeDataFolder(), env: {} }
    const there = { dataDir: join(await newFolder(), 'data'), env: {} }
    const file = join(await newFolder(), 'backup.tar')
    const secret = await drill(file, here, there, () => rm(here.dataDir, { recursive: true }))

    const rotated = await runCommand('secret-rotate', [], there)
    expect(rotated.output).toMatch(/The secret is a new one/)
    const early = await runCommand('secret-rotate', ['--forget-former'], there)
    expect(early.output).toMatch(/Start every process with the new secret first/)
    expect(early.code).toBe(1)
    const portico = await startPortico(there)
    try {
      const cookie = await signIn(portico.origin)
      expect((await readMails(portico, cookie)).join()).not.toContain('(shut)')
      const resealed = await runCommand('secret-rotate', ['--forget-former'], there)
      expect(resealed.output).toMatch(/[1-9]\d* values were sealed anew; 0 open with none/)
    } finally {
      await portico.stop()
    }
    const after = await startPortico(there)
    try {
      expect((await readMails(after, await signIn(after.origin))).join()).not.toContain('(shut)')
      expect(await signInWithAuthenticator(after, secret, 1)).toBe(true)
    } finally {
      await after.stop()
    }
    await rm(join(there.dataDir, 'secret'))
    const stranger = await runPortico(there)
    expect(stranger.output).toMatch(/The secret of this process is not the one/)
    expect(stranger.code).toBe(1)
    const accepted = await runCommand('secret-rotate', ['--accept-loss'], there)
    expect(accepted.code, accepted.output).toBe(0)
    await (await startPortico(there)).stop()
  })
})

/** How much of a backup of the demo is written when it is killed, in bytes; the whole has more than twice the last. */
const written = [0, 2, 5, 8].map((megabytes) => megabytes * 1024 * 1024)

/** Bytes of an archive that is being written beside where it will lie. */
function sizeOfUnfinished(folder: string): number | undefined {
  const sizes = globSync(join(folder, '.portico-backup-*/archive')).map(
    (path) => statSync(path, { throwIfNoEntry: false })?.size,
  )
  return sizes.at(-1)
}

describe('a backup that is killed', () => {
  test('leaves no file that looks like one, whenever', async () => {
    const place = { dataDir: await makeDataFolder(), env: { PORTICO_SECRET: 'x'.repeat(32) } }
    for (const bytes of written) {
      const folder = await newFolder()
      const file = join(folder, 'backup.tar')
      const { code, output } = await runCommand('backup', [file], place, () => {
        const size = sizeOfUnfinished(folder)
        return size !== undefined && size >= bytes
      })
      expect([bytes, code, output]).toEqual([bytes, null, ''])
      expect(existsSync(file), `killed after ${bytes} bytes`).toBe(false)
      if (bytes !== written.at(-1)) continue
      expect((await runCommand('backup', [file], place)).code).toBe(0)
      expect(statSync(file).size).toBeGreaterThan(2 * bytes)
    }
    await removeFolder(place.dataDir)
  })
})

describe('a restore that is killed', () => {
  test('leaves a folder that no start takes for an installation, and is made good by another', async () => {
    const place = { dataDir: await makeDataFolder(), env: { PORTICO_SECRET: 'x'.repeat(32) } }
    const file = join(await newFolder(), 'backup.tar')
    expect((await runCommand('backup', [file], place)).code).toBe(0)
    await mkdir(join(place.dataDir, '.restoring'))
    await cp(join(place.dataDir, 'attachments'), join(place.dataDir, '.restoring/attachments'), { recursive: true })
    const { code, output } = await runPortico(place)
    expect(output).toMatch(/A restore into .* was cut off/)
    expect(code).toBe(1)
    const again = await runCommand('restore', ['--replace', file], place)
    expect(again.code, again.output).toBe(0)
    await (await startPortico(place)).stop()
    await removeFolder(place.dataDir)
  })
})
