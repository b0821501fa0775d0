import { defineConfig } from 'vitest/config'

/** Tests of the whole process: in a browser (`*.e2e.ts`), and when things go wrong (`*.fault.ts`). */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/fault/**/*.fault.ts'],
    globalSetup: ['tests/process/global-setup.ts'],
    // Each file starts processes of its own; more at a time than this machine has cores would only make them slow.
    maxWorkers: 2,
    // A browser on a busy machine can miss a moment. What fails twice is wrong; what needed the second attempt is named.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
