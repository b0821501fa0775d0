import { functionAreas } from './functions.ts'

const names = (state?: string) =>
  functionAreas
    .filter(({ subject }) => subject === 'functions')
    .flatMap(({ groups }) => groups.filter((group) => state === undefined || group.state === state))
    .reduce((sum, group) => sum + group.names.split(' ').length, 0)

const written = (count: number) => count.toLocaleString('en')
const examined = names()
const covered = names('covered')

/** What the report of October 2026 counted, as texts of the demo say it. */
export const reported = {
  examined: written(examined),
  covered: written(covered),
  partly: written(names('partly')),
  no: written(names('no')),
  /** All that are not wholly covered. */
  rest: written(examined - covered),
  percent: ((100 * covered) / examined).toFixed(1),
}
