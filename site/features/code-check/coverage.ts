import type { CodeFacts } from './analyse.ts'
import type { BlockUse } from './block-collector.ts'
import type { CoverageState, CoverageTable, Covered } from './coverage-table.ts'
import type { ReadFile } from './read-any.ts'
import type { Refusal } from './read-file.ts'

/** What a name of the code is: of the coverage table, or none that was examined. */
export type FoundState = CoverageState | 'unknown'

export interface Use {
  kind: 'function' | 'block'
  /** What the code or the model file calls it. */
  name: string
  /** What the table calls it, where that is another. */
  title?: string
  state: FoundState
  note?: string
  /** Lines of code; none for blocks. */
  lines: number[]
  /** How many blocks. */
  count: number
  /** Names of some of these blocks. */
  examples: string[]
}

/** What was found in a file, or in a piece of code that stands in a model. */
export interface FileReport {
  name: string
  /** Why it was not read; then nothing else is known. */
  refusal?: Refusal
  unseen: number[]
  loads: number[]
  uses: Use[]
}

/** `plots/draw.m` defines `draw` for the other files. */
function functionOf(file: string): string[] {
  const [, name] = /([^/\\]*)\.(?:m|mlx|mlapp)$/i.exec(file) ?? []
  return name === undefined ? [] : [name]
}

/** What each file uses, by the table. A name that one of the files defines is the visitor's own, and no finding. */
export function reportOn(files: readonly ReadFile[], table: CoverageTable): FileReport[] {
  const own = new Set(files.flatMap(({ name }) => functionOf(name)))
  return files.flatMap(({ blocks, codes, name, refusal }) => {
    if (refusal !== undefined) return [{ name, refusal, unseen: [], loads: [], uses: [] }]
    const model: FileReport[] =
      blocks === undefined
        ? []
        : [{ name, unseen: [], loads: [], uses: blocks.map((block) => judgeBlock(block, table)) }]
    const code = codes.map(({ facts, title }) => ({
      name: title === undefined ? name : `${name} / ${title}`,
      unseen: facts.unseen,
      loads: facts.loads,
      uses: findUses(facts, own, table),
    }))
    return [...model, ...code]
  })
}

function judgeBlock({ count, names, types }: BlockUse, table: CoverageTable): Use {
  const facts = types.map((type) => table.blocks.get(type)).find((each) => each !== undefined)
  return { kind: 'block', name: types[0] ?? '', ...judged(facts), lines: [], count, examples: names }
}

const judged = (facts: Covered | undefined): Pick<Use, 'state' | 'title' | 'note'> => ({
  state: facts?.state ?? 'unknown',
  ...(facts?.title && { title: facts.title }),
  ...(facts?.note && { note: facts.note }),
})

function findUses({ defined, methods, references }: CodeFacts, own: ReadonlySet<string>, table: CoverageTable): Use[] {
  const uses = new Map<string, Use>()
  for (const [path, lines] of references) {
    const parts = path.split('.')
    const root = parts[0] ?? path
    if (defined.has(root) || own.has(root)) continue
    const { facts, name } = lookUp(parts, table)
    // A call by the name of a method is of the method, unless a function of this name is known.
    if (facts === undefined && methods.has(root)) continue
    const use: Use = uses.get(name) ?? { kind: 'function', name, ...judged(facts), lines: [], count: 0, examples: [] }
    use.lines.push(...lines)
    uses.set(name, use)
  }
  for (const use of uses.values()) use.lines = [...new Set(use.lines)].sort((a, b) => a - b)
  return [...uses.values()]
}

/** Packages of the language: what stands behind their dots is a name of its own. */
const packages = new Set(['matlab', 'Simulink', 'Stateflow', 'coder', 'containers', 'simscape', 'slreq', 'sltest'])

/** The longest beginning of a name with fields that was examined: `containers.Map` of `containers.Map.keys`. */
function lookUp(parts: string[], table: CoverageTable): { name: string; facts?: Covered } {
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.')
    const facts = table.functions.get(name)
    if (facts !== undefined) return { name, facts }
  }
  const [root = ''] = parts
  return { name: packages.has(root) ? parts.join('.') : root }
}
