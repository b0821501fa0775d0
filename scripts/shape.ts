/**
 * `npm run shape`: figures about the source tree. `--check` prints only what is over its limit, and fails then; `--where`
 * names what was counted.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'
import { measureShape } from './measure-shape.ts'

/** What a figure may be at most: the rule, or what it is today. To be lowered, never to be raised. */
const limits: Record<string, number> = {
  'files over 300 lines': 0,
  'median of a source file': 80,
  '90 % of source files have at most': 250,
  'functions over 60 lines, comments included, outside TSX': 15,
  'as never': 1,
  'as unknown as': 6,
  'oxlint-disable': 8,
  'files at the top of server/': 14,
  'source files in lib/': 30,
  'folders of subjects without a name in the glossary': 0,
  'imports that their floor may not have': 0,
  'circles of imports between files': 0,
  'circles of imports between rooms': 0,
  'rooms in them': 0,
}

const root = join(import.meta.dirname, '..')
const text = /\.(?:tsx?|mjs|js|css|md|json|html|txt|vtt|rng)$|(?:^|\/)\.[\w.]+$|\.ci\/run$/

const files = listFiles(root).filter((file) => text.test(file))
const figures = measureShape(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))

const unknown = Object.keys(limits).filter((name) => !figures.some((figure) => figure.name === name))
if (unknown.length > 0) throw new Error(`No such figure: ${unknown.join(', ')}`)

const isCheck = process.argv.includes('--check')
const isOver = ({ name, value }: { name: string; value: number }) => value > (limits[name] ?? Infinity)
for (const figure of figures.filter((each) => !isCheck || isOver(each))) {
  const limit = limits[figure.name]
  console.log(
    `${String(figure.value).padStart(8)}  ${figure.name}${limit === undefined ? '' : ` (at most ${limit})`}${isOver(figure) ? '  TOO MANY' : ''}`,
  )
  if (process.argv.includes('--where') || isOver(figure))
    for (const [place, times] of Object.entries(Object.groupBy(figure.where ?? [], (each) => each)))
      console.log(`          ${place}${(times?.length ?? 1) > 1 ? ` × ${times?.length}` : ''}`)
}
if (isCheck && figures.some(isOver)) process.exitCode = 1
