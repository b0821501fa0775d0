import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../scripts/list-files.ts'
import { judge, readTitles, type Verdict } from './titles.ts'

const root = join(import.meta.dirname, '../..')

/** A test file as text. */
export interface TestFile {
  path: string
  text: string
}

/** A test that was to run: `name` is its whole title, with those of what it stands in. */
export interface RanTest {
  file: string
  name: string
  isPassed: boolean
}

/** Every file whose titles may name rows of the contract. */
export function readTestFiles(): TestFile[] {
  return (
    listFiles(root)
      .filter((path) => /\.(?:test|e2e|engine|fault)\.tsx?$/.test(path))
      // Its own examples prove nothing.
      .filter((path) => !path.startsWith('tests/contract/'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  )
}

/** Which tests name each row, and what is wrong: a row that none names above all. */
export function judgeTitles(): Verdict {
  const notDue = JSON.parse(readFileSync(join(import.meta.dirname, 'not-due.json'), 'utf8')) as Record<string, string>
  return judge(readTestFiles(), notDue)
}

/**
 * A title alone proves nothing: in every file that names a row, a test with its id must have run, and every one that was
 * to run must have passed.
 * @returns what is wrong, ready to print
 */
export function findUnproved(files: readonly TestFile[], ran: readonly RanTest[]): string[] {
  const byFile = Map.groupBy(ran, ({ file }) => file)
  return files.flatMap(({ path, text }) => {
    const ids = new Set(readTitles(text).flatMap((title) => title.ids))
    return [...ids].flatMap((id) => {
      const tests = byFile.get(path)?.filter(({ name }) => name.includes(`[${id}]`)) ?? []
      if (tests.length === 0) return [`${path} names ${id}, but no such test ran.`]
      return tests.filter(({ isPassed }) => !isPassed).map(({ name }) => `${id} is not proved: ${path}: ${name}`)
    })
  })
}
