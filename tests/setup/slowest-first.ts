import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take minutes, the longest first. Vitest knows them from its cache alone, which a clean clone does not have; it goes by
 * their size then, and they are short: the last of them would run when all the others are done, with one core idle.
 */
const slowest = [
  'tests/fault/content-move.fault.ts',
  'tests/engines/pages.engine.ts',
  'tests/fault/first-start.fault.ts',
  'tests/e2e/admin-look.e2e.ts',
  'tests/engines/journeys.engine.ts',
  'tests/e2e/sections-off.e2e.ts',
  'tests/fault/backup.fault.ts',
  'tests/e2e/timed-jobs.e2e.ts',
  'tests/e2e/review.e2e.ts',
  'tests/e2e/typed-early.e2e.ts',
  'tests/e2e/enlarged.e2e.ts',
  'tests/e2e/second-starter.e2e.ts',
]

/** The usual order, but for the files that take minutes: they come first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = slowest.findIndex((name) => moduleId.endsWith(name))
      return place === -1 ? slowest.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
