import { globSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { messages } from './site/messages/vite-messages.ts'
import { writeInMemory } from './tests/setup/memory-folder.ts'
import { SlowestFirst } from './tests/setup/slowest-first.ts'

const besideTheCode = globSync(
  '{lib,domain,content,published,portal,server,demo,site,admin,scripts,tests/contract,tests/language,tests/mutants,tests/search}/**/*.test.{ts,tsx}',
  {
    cwd: import.meta.dirname,
  },
).sort()

/** A file that opens the portal names one of these; everything else has no database. */
const opensDatabase = /\/(?:setup\/(?:shared-)?portal|calls\/fuzz|issuer\/single-sign-on|factories\/plans)\.ts'/
const reads = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const withDatabase = besideTheCode.filter((file) => opensDatabase.test(reads(file)))
const pure = besideTheCode.filter((file) => !withDatabase.includes(file))

const onPostgresAlone = /-on-postgres\.test\.ts$/
/** What the second database changes; why not the others: docs/decisions/0029-tests-by-need.md. */
const onSqliteAlone = [
  'content/sqlite-client.test.ts',
  'content/access/table.test.ts',
  'content/move/refused-archives.test.ts',
]
const onPostgres = withDatabase.filter(
  (file) => !onSqliteAlone.includes(file) && /^(?:portal|published|content)\/|^server\/(?:secrets|staff)\//.test(file),
)

/** Where the processes under test start in the time of an earlier start (docs/decisions/0007-types-stripped-by-node.md). */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache')
writeInMemory()

/** A worker keeps what it has loaded: Payload and its plug-ins take as long to load as most files take to run. */
const shared = {
  isolate: false,
  setupFiles: ['tests/setup/environment.ts'],
  hookTimeout: 60_000,
  testTimeout: 20_000,
  // A second, as Vitest has it, is soon over where each of two cores has ten things to do.
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} satisfies InlineConfig

const onDatabase = (name: string, include: string[]): TestProjectConfiguration => ({
  extends: true,
  test: {
    ...shared,
    name,
    include,
    pool: 'forks',
    globalSetup: ['tests/setup/run-folder.ts', `tests/setup/${name}.ts`],
  },
})

/** A process under test, and a browser, take a core each. */
const ofProcesses = (name: string, include: string[]): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    isolate: false,
    pool: 'forks',
    globalSetup: ['tests/process/global-setup.ts'],
    env: { NODE_COMPILE_CACHE: compiled },
    // Until ten runs in a row, under load as well, have shown that none is needed. What needed it is named at the end.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
})

export default defineConfig({
  plugins: [messages()],
  test: {
    environment: 'node',
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    sequence: { sequencer: SlowestFirst },
    // Vitest would leave a core to itself, which on two halves the speed.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'units', include: pure, pool: 'threads', globalSetup: ['tests/setup/run-folder.ts'] },
      },
      onDatabase(
        'sqlite',
        withDatabase.filter((file) => !onPostgresAlone.test(file)),
      ),
      onDatabase('postgres', onPostgres),
      ofProcesses('browser', ['tests/e2e/**/*.e2e.ts']),
      ofProcesses('engines', ['tests/engines/**/*.engine.ts']),
      ofProcesses('faults', ['tests/fault/**/*.fault.ts']),
    ],
  },
})
