import type { Copy } from './copy.ts'
import type { Mutant } from './mutant.ts'
import { runTests, type TestFile, type TestRun } from './run-tests.ts'

/**
 * `killed` by a test that failed; `late` by the time limit, since the mistake made something hang; `broken` when the tests
 * could not be loaded or none ran, which proves nothing.
 */
export type State = 'killed' | 'late' | 'survived' | 'broken'

export interface Verdict {
  mutant: Mutant
  state: State
  /** Milliseconds. */
  took: number
  /** What is wrong with a mutant that is broken. */
  detail: string
}

/** What tests take without a mistake, by file. */
export type Usual = ReadonlyMap<string, TestFile>

/** A file that takes this many times as long as usual hangs; starting takes its time too, on a busy machine. */
const slownessAllowed = 4
export const startAllowed = 120_000

export async function judge(copy: Copy, mutant: Mutant, usual: Usual, template: string): Promise<Verdict> {
  const started = performance.now()
  const { only, tests } = mutant
  const needed = tests.reduce((sum, file) => sum + (usual.get(file)?.took ?? 0), 0)
  const patience = startAllowed + slownessAllowed * needed
  const undo = copy.apply(mutant)
  try {
    const run = await runTests({ folder: copy.folder, tests, only, patience, isBailing: true }, template)
    return { mutant, ...stateOf(run), took: performance.now() - started }
  } finally {
    undo()
  }
}

function stateOf({ code, files, isLate }: TestRun): Pick<Verdict, 'state' | 'detail'> {
  if (isLate) return { state: 'late', detail: '' }
  if (files.some(({ failed }) => failed.length > 0)) return { state: 'killed', detail: '' }
  const message = files.find((file) => file.message !== '')?.message
  if (code !== 0) return { state: 'broken', detail: message ?? 'The tests ended without a report, or outside a test.' }
  if (files.every(({ passed }) => passed.length === 0)) return { state: 'broken', detail: 'No test ran.' }
  return { state: 'survived', detail: '' }
}
