import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, inject, vi } from 'vitest'
import { env } from '#lib/env.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'
import type { TestPortal } from '../setup/portal.ts'
import { makeMember } from './members.ts'

export const passphrase = 'correct horse battery'

/** Backups of the portal under test, each test with a folder of its own. Call it once, at the top of the file. */
export function useBackups(test: Pick<TestPortal, 'payload'>) {
  vi.setConfig({ testTimeout: 120_000 })
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

  const pathOf = (...names: string[]) => join(folder, ...names)
  const file = () => pathOf('backup.tar')
  const elsewhere = (own: object = {}) => ({ ...env, DATA_DIR: pathOf('data'), ...own })
  return {
    pathOf,
    file,
    /** The configuration of an installation in the test's folder. */
    elsewhere,
    back: () => makeBackup({ env, file: file(), passphrase }),
    restore: (own: object = {}, given = passphrase, replaces = false) =>
      restoreBackup({ env: elsewhere(own), file: file(), askPassphrase: () => Promise.resolve(given), replaces }),
    verify: () => verifyBackup({ env, file: file(), askPassphrase: () => Promise.resolve(passphrase) }),
    /** A file of what was restored. */
    read: (path: string) => readFile(pathOf('data', path), 'utf8'),
  }
}
