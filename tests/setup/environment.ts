import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, inject, vi } from 'vitest'

/**
 * Runs before each test file. The environment is read when `lib/env` is imported, once in a worker, so every file of a
 * worker has the same data folder and the same name of a database; both begin empty. `openTestPortal` fills them.
 */
const worker = `${inject('project')}_${process.env.VITEST_POOL_ID}`
const folder = join(inject('runFolder'), worker)
rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'media'), { recursive: true })

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URL: inject('template')?.postgres?.replace('NAME', worker) ?? '',
  PORTICO_SECRET: 'a secret of the tests, long enough',
  PORTICO_FORMER_SECRETS: 'the secret that the tests had before',
  DESK_MAIL_ADDRESS: 'support@portal.example',
  LOG_LEVEL: 'silent',
})

fc.configureGlobal({ seed: inject('seed') })
// Files share a worker: what one has done to the clock must not reach the next.
afterAll(() => vi.useRealTimers())
