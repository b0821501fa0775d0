import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * The environment is read when `lib/env` is imported, so it is set here, before a test file's own imports. Each file
 * gets a data folder of its own; `openTestPortal` fills it.
 */
const { postgres, runFolder } = inject('template')
const name = `t_${randomUUID().replaceAll('-', '')}`
const folder = join(runFolder, name)
// Not with its parents: a worker that starts while the run is being cut off must not make the folder again.
mkdirSync(folder)
mkdirSync(join(folder, 'media'))

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URL: postgres?.replace('NAME', name) ?? '',
  PORTICO_SECRET: 'a secret of the tests, long enough',
  DESK_MAIL_ADDRESS: 'support@portal.example',
  LOG_LEVEL: 'silent',
})
