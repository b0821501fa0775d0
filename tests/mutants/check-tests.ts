import type { Copy } from './copy.ts'
import { startAllowed } from './judge.ts'
import type { Mutant } from './mutant.ts'
import { runTests, type TestFile } from './run-tests.ts'

/** A test file, and the names of its tests that are needed where not all are. */
interface Needed {
  file: string
  only: readonly string[] | undefined
}

/** What the mutants need of the tests: all of a file as soon as one mutant does. */
export function neededTests(mutants: readonly Mutant[]): Needed[] {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))]
  return files.map((file) => {
    const names = mutants.filter(({ tests }) => tests.includes(file)).map(({ only }) => only)
    const only = names.filter((name) => name !== undefined)
    return { file, only: only.length === names.length ? [...new Set(only)] : undefined }
  })
}

/** Runs tests without a mistake. @throws Error when one is red by itself or not there, for then it proves nothing */
export async function checkTests(copy: Copy, needed: readonly Needed[], template: string): Promise<TestFile[]> {
  const whole = needed.filter(({ only }) => only === undefined)
  const parts = needed.filter(({ only }) => only !== undefined)
  const patterns = [...new Set(parts.flatMap(({ only }) => only ?? []))].join('|')
  return [...(await check(copy, whole, template)), ...(await check(copy, parts, template, patterns))]
}

async function check(
  { folder }: Copy,
  needed: readonly Needed[],
  template: string,
  only?: string,
): Promise<TestFile[]> {
  if (needed.length === 0) return []
  const tests = needed.map(({ file }) => file)
  const patience = startAllowed * (1 + tests.length)
  const { code, files, isLate } = await runTests({ folder, tests, only, patience, isBailing: false }, template)
  if (isLate) throw new Error('The tests do not end without a mutant.')
  const red = files.filter(({ failed, message }) => failed.length > 0 || message !== '')
  if (red.length > 0) throw new Error(`Red without a mutant:\n${red.map(describe).join('\n')}`)
  if (code !== 0) throw new Error('The tests fail without a mutant, outside a test.')
  for (const { file, only: names = [''] } of needed) {
    const passed = files.find((each) => each.file === file)?.passed ?? []
    const missing = names.find((name) => passed.every((test) => !new RegExp(name).test(test)))
    if (missing !== undefined) throw new Error(`${file} has no test that matches "${missing}".`)
  }
  return files
}

const describe = ({ failed, file, message }: TestFile) => `${file}: ${failed.join('; ') || message}`
