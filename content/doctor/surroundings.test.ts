import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMachine } from '../../tests/factories/machine-service.ts'
import { startClamd } from '../../tests/mail/clamd.ts'
import { startSmtp } from '../../tests/mail/smtp.ts'
import { openTestBucket } from '../../tests/setup/bucket.ts'
import { parseEnv } from '#lib/env.ts'
import { checkData } from './data.ts'
import { examine, worstOf } from './examine.ts'
import type { Check } from './finding.ts'
import { noteBackup, readLastBackup } from './last-backup.ts'
import { checkMail } from './mail.ts'
import { checkOperation } from './operation.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-doctor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const day = 24 * 60 * 60_000

async function find(check: Check, variables: Record<string, string> = {}, now = Date.now()) {
  const env = parseEnv({ DATA_DIR: folder, ...variables })
  const findings = await check({ env, content: undefined, now })
  return Object.fromEntries(findings.map(({ level, name }) => [name, level]))
}

describe('27: the doctor on data and services', () => {
  it('asks for a backup, that it is young, and that one was tried', async () => {
    expect(await find(checkData)).toMatchObject({ 'no-backup': 'error' })
    await noteBackup(folder, 'madeAt')
    expect(await find(checkData)).toMatchObject({ 'backup-not-tried': 'warning' })
    await noteBackup(folder, 'verifiedAt')
    const now = Date.now()
    const about = async (at: number) => {
      const { 'backup-not-tried': tried, 'backup-old': old } = await find(checkData, {}, at)
      return { old, tried }
    }
    expect(await about(now)).toEqual({})
    expect(await about(now + 3 * day)).toEqual({ old: 'warning' })
    expect(await about(now + 8 * day)).toEqual({ old: 'error' })
    expect(await about(now + 91 * day)).toEqual({ old: 'error', tried: 'warning' })
  })

  it('keeps a note that is broken or cannot be written from failing anything', async () => {
    await writeFile(join(folder, 'last-backup.json'), '{')
    expect(await readLastBackup(folder)).toEqual({})
    await noteBackup(folder, 'madeAt')
    expect(Object.keys(JSON.parse(await readFile(join(folder, 'last-backup.json'), 'utf8')) as object)).toEqual([
      'madeAt',
    ])
    await expect(noteBackup(join(folder, 'nowhere'), 'madeAt')).resolves.toBeUndefined()
  })

  it('asks whether the bucket of the files answers', async () => {
    const { address, close } = await openTestBucket()
    expect(await find(checkOperation, { STORAGE_URL: address })).not.toHaveProperty('storage-away')
    await close()
    const gone = { STORAGE_URL: 'http://key:secret@127.0.0.1:9/files' }
    expect(await find(checkOperation, gone)).toMatchObject({ 'storage-away': 'error' })
  })

  it('finds secrets that others on the machine can read', async () => {
    await writeFile(join(folder, 'secret'), 'x', { mode: 0o644 })
    // Nobody else gets into the folder.
    expect(await find(checkData)).not.toHaveProperty('files-open-to-others')
    await chmod(folder, 0o755)
    expect(await find(checkData)).toMatchObject({ 'files-open-to-others': 'error' })
    await chmod(join(folder, 'secret'), 0o600)
    expect(await find(checkData)).not.toHaveProperty('files-open-to-others')
  })

  it.each([
    ['postgres://user:word@db.company.dev/portico', 'warning'],
    ['postgres://user:word@db.company.dev/portico?sslmode=verify-full', undefined],
    ['postgres://user:word@127.0.0.1/portico', undefined],
    ['postgres://user@[::1]:5433/portico', undefined],
    ['postgres:///portico?host=/run/postgresql', undefined],
    ['postgres://user@/portico?host=db.company.dev', 'warning'],
    ['postgres://user@%2Frun%2Fpostgresql/portico', undefined],
  ])('asks for encryption on the way to another machine: %s', async (DATABASE_URL, level) => {
    expect((await find(checkData, { DATABASE_URL }))['database-not-encrypted']).toBe(level)
  })

  it('fails no other check when the data folder is gone', async () => {
    const env = parseEnv({ DATA_DIR: join(folder, 'gone') })
    const examinations = await examine({ env, content: undefined })
    const names = Object.fromEntries(
      examinations.map(({ findings, name }) => [name, findings.map((each) => each.name)]),
    )
    expect(names.data).toEqual(['not-checked'])
    expect(names.address).toEqual(['no-address'])
    expect(worstOf(examinations)).toBe('error')
  })

  it('knows settings of a developer', async () => {
    expect(await find(checkOperation)).toEqual({ 'no-scanner': 'note' })
    const odd = { RATE_LIMITS: 'off', PAGE_STORE: 'off', LOG_LEVEL: 'debug', LINK_CHECK: 'off' }
    expect(await find(checkOperation, odd)).toEqual({
      'no-scanner': 'note',
      'no-rate-limits': 'error',
      'no-stores': 'warning',
      'log-too-loud': 'warning',
      'no-link-check': 'note',
    })
  })

  it('asks the scanner for a verdict', async () => {
    const clamd = await startClamd()
    expect(await find(checkOperation, { CLAMD_URL: clamd.url })).toEqual({})
    clamd.script.push('error')
    expect(await find(checkOperation, { CLAMD_URL: clamd.url })).toEqual({ 'scanner-away': 'error' })
    await clamd.close()
    expect(await find(checkOperation, { CLAMD_URL: clamd.url })).toEqual({ 'scanner-away': 'error' })
  })

  it('finds a service for machine drafts that is set by half, is away or refuses the key', async () => {
    const operation = async (variables: Record<string, string>) => {
      const { 'no-scanner': _, ...found } = await find(checkOperation, variables)
      return found
    }
    expect(await operation({ MACHINE_TRANSLATION_URL: 'http://127.0.0.1:9' })).toEqual({
      'machine-half-set': 'warning',
    })
    expect(await operation({ MACHINE_TRANSLATION: 'libretranslate' })).toEqual({ 'machine-half-set': 'warning' })
    const service = await startMachine()
    const whole = { MACHINE_TRANSLATION_URL: service.url, MACHINE_TRANSLATION_KEY: 'k-secret' }
    const openai = { ...whole, MACHINE_TRANSLATION: 'openai' }
    expect(await operation(openai)).toEqual({ 'machine-half-set': 'warning' })
    for (const set of [
      { ...openai, MACHINE_TRANSLATION_MODEL: 'm' },
      { ...whole, MACHINE_TRANSLATION: 'libretranslate' },
    ]) {
      service.fault = undefined
      service.translate = () => 'Help'
      expect(await operation(set)).toEqual({})
      service.fault = 'refuseKey'
      expect(await operation(set)).toEqual({ 'machine-away': 'warning' })
    }
    await service.close()
    expect(await operation({ ...openai, MACHINE_TRANSLATION_MODEL: 'm' })).toEqual({ 'machine-away': 'warning' })
  })

  it('asks the mail server whether it would take a mail, and sends none', async () => {
    const smtp = await startSmtp()
    // A name that no name server has (RFC 6761), so that both records are missing, or nobody can say.
    const sender = { MAIL_FROM: 'portal@portico.invalid', PUBLIC_URL: 'http://localhost:3000' }
    expect(await find(checkMail, { SMTP_URL: smtp.url, ...sender })).not.toHaveProperty('mail-server')
    expect(smtp.received).toEqual([])
    await smtp.close()
    expect(await find(checkMail, { SMTP_URL: smtp.url, ...sender })).toMatchObject({ 'mail-server': 'error' })
  })
})
