/**
 * `npm run rooms` draws which floor of the source tree imports which, from the code, into docs/architecture.md. `--check`
 * writes nothing, and fails when the picture there is another.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'
import { readModules } from './measure-shape.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/architecture.md')
const [begin, end] = ['<!-- Drawn by `npm run rooms` -->\n', '<!-- End of the drawing -->']

/** From what wires everything together down to what imports nothing of ours. */
const floors = [
  'server',
  'site',
  'site/ui',
  'admin',
  'demo',
  'portal',
  'published',
  'content',
  'domain',
  'lib',
] as const
const floorOf = (file: string) =>
  floors.toSorted((one, other) => other.length - one.length).find((floor) => file.startsWith(`${floor}/`))

/** A flowchart for Mermaid, which the usual viewers of Markdown draw. No numbers: each new file would change them. */
function draw(): string {
  const files = listFiles(root).filter((file) => floorOf(file) !== undefined && /\.tsx?$/.test(file))
  const modules = readModules(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const targets = new Map(floors.map((floor) => [floor, new Set<string | undefined>()]))
  for (const [file, { imports }] of modules)
    for (const target of imports) targets.get(floorOf(file) ?? 'lib')?.add(floorOf(target))
  const id = (floor: string) => floor.replace('/', '-')
  const boxes = floors.map((floor) => `  ${id(floor)}["${floor}/"]`)
  const arrows = floors.flatMap((from) =>
    floors.filter((to) => to !== from && targets.get(from)?.has(to)).map((to) => `  ${id(from)} --> ${id(to)}`),
  )
  return ['\n```mermaid', 'flowchart TD', ...boxes, ...arrows, '```\n\n'].join('\n')
}

const text = readFileSync(page, 'utf8')
const [before, after] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
if (before < begin.length || after < 0) throw new Error('docs/architecture.md has no place for the drawing.')
const drawn = text.slice(0, before) + draw() + text.slice(after)
if (!process.argv.includes('--check')) writeFileSync(page, drawn)
else if (drawn !== text) {
  process.stderr.write('The picture of the rooms in docs/architecture.md is out of date. Run `npm run rooms`.\n')
  process.exitCode = 1
}
