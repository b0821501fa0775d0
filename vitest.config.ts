import { defineConfig } from 'vitest/config'
import { messages } from './site/messages/vite-messages.ts'
import { findPostgres, postgresHint } from './tests/setup/postgres-binaries.ts'

const besideTheCode = ['lib', 'content', 'portal', 'server', 'demo', 'site', 'tests/contract'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
)

/** What the second database changes: the calls and what they stand on, and the pages of the server that write. */
const ofBothDatabases = [
  'portal/**/*.test.ts',
  'content/**/*.test.ts',
  'server/{factor-reset,staff-passkeys,staff-recover,staff-reset,staff-second-step}.test.ts',
]
const ofSqliteOnly = ['content/sqlite-client.test.ts']

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const isMissing = isPostgres && findPostgres() === undefined
if (isMissing) {
  if (process.env.CI === 'true') throw new Error(postgresHint)
  process.stderr.write(`\n${postgresHint}\nThe calls were NOT tested on PostgreSQL.\n\n`)
}

export default defineConfig({
  plugins: [messages()],
  test: {
    environment: 'node',
    include: isMissing ? [] : isPostgres ? ofBothDatabases : besideTheCode,
    exclude: isPostgres ? ofSqliteOnly : [],
    passWithNoTests: isMissing,
    globalSetup: isMissing ? [] : ['tests/setup/database.ts'],
    setupFiles: ['tests/setup/environment.ts'],
    pool: 'forks',
    // A file opens its own copy of the database, which takes a second or two on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
