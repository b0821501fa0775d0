/**
 * `npm run test:changed`: the tests that a change touches. The change is what is not committed, or what the branch has
 * beyond REF (`npm run test:changed -- REF`); without either, the last commit.
 *
 * A test is touched when it reaches a changed file by its imports, or stands in the folder of one, or is an end-to-end
 * test of the same subject. Files that list everything (the calls, the collections, the routes) are not gone through:
 * every test reaches every call by them.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { type Outcome, runVitest } from './run-vitest.ts'

const root = join(import.meta.dirname, '..')

/** Lists of everything: what imports them is not touched by each thing in them. */
const lists =
  /^(?:portal\/(?:calls|portal|client|router)|content\/(?:payload\.config|collections\/index)|site\/(?:routes?|route-table)|server\/(?:app|start)|demo\/load|tests\/setup\/\w[\w-]*)\.tsx?$/
const isTest = (file: string) => /\.(?:test|e2e|engine|fault)\.tsx?$/.test(file)
const isSource = (file: string) => /\.tsx?$/.test(file)

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** Changed files, deleted ones left out. */
function readChange(reference: string | undefined): string[] {
  const against = (from: string) => git('diff', '--name-only', '--diff-filter=d', from)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (reference !== undefined) return [...against(`${reference}...`), ...against('HEAD'), ...untracked]
  const open = [...against('HEAD'), ...untracked]
  return open.length > 0 ? open : against('HEAD~1')
}

/** Who imports a file: types are erased, so who imports only these is not touched. */
function readImporters(files: string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, isType, path = ''] of text.matchAll(/^(?:im|ex)port (type )?[^'"]*?from '([#.][^']+)'/gm)) {
      if (isType) continue
      const target = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** Tests that reach one of the files. */
function findReaching(changed: string[], importers: Map<string, string[]>): Set<string> {
  const seen = new Set(changed)
  for (const file of seen) {
    if (lists.test(file) && !changed.includes(file)) continue
    for (const importer of importers.get(file) ?? []) seen.add(importer)
  }
  return new Set([...seen].filter(isTest))
}

/** Subjects of a file, as the end-to-end tests are named: `portal/news/…` is of news, `content/collections/cases.ts` of cases. */
function subjectsOf(file: string): string[] {
  const parts = file.replace(/\.\w+$/, '').split('/')
  return parts.slice(1).map((part) => part.replace(/^use-/, '').replace(/s$/, ''))
}

/** The calls that a file declares. */
function readCallPaths(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/defineCall\(\{\s*path: '([\w/-]+)/g)].map(([, path = '']) => path)
}

const all = globSync('{lib,domain,content,portal,server,demo,site,admin,scripts,tests}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/node_modules|\.next/.test(file))
const changed = [...new Set(readChange(process.argv[2]))].filter(isSource)
const touched = findReaching(changed, readImporters(all))
const folders = new Set(changed.filter((file) => !lists.test(file)).map((file) => dirname(file)))
const subjects = new Set(changed.flatMap(subjectsOf))
for (const test of all.filter(isTest)) {
  const subject = basename(test).split('.')[0]?.replace(/s$/, '') ?? ''
  if (folders.has(dirname(test)) && !test.startsWith('tests/')) touched.add(test)
  if (test.startsWith('tests/e2e/') && subjects.has(subject)) touched.add(test)
}

process.stdout.write(`${changed.length} changed files touch ${touched.size} test files.\n`)
const outcomes: Outcome[] = []
if (touched.size > 0) outcomes.push(await runVitest([...touched].sort()))
const calls = changed.filter((file) => file.startsWith('portal/')).flatMap(readCallPaths)
// These have every call; of them only the changed ones are tried.
if (calls.length > 0) outcomes.push(await runVitest(['portal/fuzz-', `--testNamePattern=^(?:${calls.join('|')}) `]))
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
const failed = sum((outcome) => outcome.failed)
process.stdout.write(`\n${outcomes.flatMap(({ remarks }) => remarks).join('\n')}\n`)
process.stdout.write(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
