import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeOf } from './mutant.ts'
import { subjects } from './subjects.ts'

const root = join(import.meta.dirname, '../..')
const mutants = subjects.flatMap((subject) => subject.mutants)

it('the list of mistakes is not behind the code: each is in one place, and its tests exist', () => {
  expect(mutants.length).toBeGreaterThan(200)
  const behind = mutants.flatMap((mutant) => {
    try {
      placeOf(mutant, readFileSync(join(root, mutant.file), 'utf8'))
      return mutant.tests.filter((test) => !existsSync(join(root, test)))
    } catch (error) {
      return (error as Error).message
    }
  })
  expect(behind).toEqual([])
})
