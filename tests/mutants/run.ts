/**
 * `npm run mutants`: makes the mistakes of the list, one at a time, and sees whether a test notices. `npm run mutants -- TEXT`
 * makes those whose file, subject or reason has the text. The working tree is not touched.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSqliteTemplate, root } from '../setup/template.ts'
import { type Copy, copyTree } from './copy.ts'
import { checkTests, neededTests } from './check-tests.ts'
import { judge, type State, type Usual, type Verdict } from './judge.ts'
import { lineAt, type Mutant, placeOf } from './mutant.ts'
import { endTests } from './run-tests.ts'
import { subjects } from './subjects.ts'

/** As many as the machine that the ten minutes are meant for has processors. */
const workers = 2

const names: Record<State, string> = {
  killed: 'killed',
  late: 'killed by the time limit',
  survived: 'SURVIVED',
  broken: 'BROKEN',
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const started = performance.now()
const minutes = () => ((performance.now() - started) / 60_000).toFixed(1)

const wanted = process.argv.slice(2).join(' ').toLowerCase()
const isWanted = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
const chosen = subjects
  .map(({ mutants, name }) => ({
    name,
    mutants: mutants.filter(({ file, reason }) => isWanted(file, reason, name)),
  }))
  .filter(({ mutants }) => mutants.length > 0)
const queue = chosen.flatMap(({ mutants }) => mutants)
const places = new Map<Mutant, string>()

const folder = mkdtempSync(join(tmpdir(), 'portico-mutants-'))
process.once('exit', () => {
  endTests()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code))

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  // The other copy's tests have nothing to tell any more.
  process.exit(1)
}

async function main(): Promise<number> {
  if (queue.length === 0) throw new Error(`No mutant has "${wanted}" in its file, subject or reason.`)
  findPlaces()
  const template = await prepareSqliteTemplate()
  const copies = Array.from({ length: Math.min(workers, queue.length) }, (_, index) =>
    copyTree(join(folder, String(index))),
  )
  const usual = await findUsual(copies, template)
  say(`${usual.size} test files are green without a mutant, after ${minutes()} min.`)
  const verdicts = await judgeAll(copies, usual, template)
  return sumUp(verdicts)
}

/** Where the mutants are, as an editor opens them. @throws Error that names all that are not there once */
function findPlaces(): void {
  const faults: string[] = []
  for (const mutant of queue)
    try {
      const source = readFileSync(join(root, mutant.file), 'utf8')
      places.set(mutant, `${mutant.file}:${lineAt(source, placeOf(mutant, source))}`)
    } catch (error) {
      faults.push((error as Error).message)
    }
  if (faults.length > 0) throw new Error(`The list is behind the code:\n${faults.join('\n')}`)
}

/** What the tests do without a mistake; each copy takes its share. */
async function findUsual(copies: readonly Copy[], template: string): Promise<Usual> {
  const needed = neededTests(queue)
  const runs = copies.map(async (copy, index) => {
    const share = needed.filter((_, place) => place % copies.length === index)
    return checkTests(copy, share, template)
  })
  return new Map((await Promise.all(runs)).flat().map((file) => [file.file, file] as const))
}

/** Each copy takes the next mutant; they are told in the order of the list. */
async function judgeAll(copies: readonly Copy[], usual: Usual, template: string): Promise<Verdict[]> {
  const verdicts = new Map<Mutant, Verdict>()
  const report = createReport(verdicts)
  let next = 0
  const work = async (copy: Copy) => {
    for (let mutant = queue[next++]; mutant !== undefined; mutant = queue[next++]) {
      verdicts.set(mutant, await judge(copy, mutant, usual, template))
      report()
    }
  }
  await Promise.all(copies.map(work))
  return queue.flatMap((mutant) => verdicts.get(mutant) ?? [])
}

/** Writes the lines that are due: all that are judged, up to the first one that is not. */
function createReport(verdicts: ReadonlyMap<Mutant, Verdict>): () => void {
  const lines = chosen.flatMap(({ mutants, name }) =>
    mutants.map((mutant, index) => ({ mutant, head: index === 0 ? name : undefined })),
  )
  return () => {
    for (let [line] = lines; line !== undefined; [line] = lines) {
      const verdict = verdicts.get(line.mutant)
      if (verdict === undefined) return
      if (line.head !== undefined) say(`\n${line.head}`)
      say(describe(verdict))
      lines.shift()
    }
  }
}

function describe({ detail, mutant, state, took }: Verdict): string {
  const seconds = `${(took / 1000).toFixed(1)} s`.padStart(7)
  const line = `  ${names[state].padEnd(9)}${seconds}  ${(places.get(mutant) ?? '').padEnd(44)}  ${mutant.reason}`
  return detail === '' ? line : `${line}\n    ${detail.split('\n', 1)[0]}`
}

function sumUp(verdicts: readonly Verdict[]): number {
  const count = (state: State) => verdicts.filter((each) => each.state === state).length
  const killed = count('killed') + count('late')
  const rest = [
    ...(count('late') > 0 ? [`${count('late')} of them by the time limit`] : []),
    ...(count('survived') > 0 ? [`${count('survived')} survived`] : []),
    ...(count('broken') > 0 ? [`${count('broken')} broken`] : []),
  ]
  say(`\n${[`${killed} of ${verdicts.length} killed in ${minutes()} min`, ...rest].join(', ')}`)
  return killed === verdicts.length ? 0 : 1
}
