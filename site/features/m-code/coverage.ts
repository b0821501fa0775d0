import { analyseCode, type CodeFacts } from './analyse.ts'
import { readText, type Refusal } from './read-file.ts'

export type CoverageState = 'covered' | 'partly' | 'no'
/** What a name of the code is: of the coverage table, or none that was examined. */
export type FoundState = CoverageState | 'unknown'

/** The examined functions with their states, as the browser keeps them. */
export type CoverageTable = ReadonlyMap<string, CoverageState>

export interface FileReport {
  name: string
  size: number
  /** Why it was not read; then nothing else is known. */
  refusal?: Refusal
  encoding?: string
  lines?: number
  unseen: number[]
  uses: { name: string; state: FoundState; lines: number[] }[]
}

/** A file with what it uses, before it is known which names belong to the other files. */
export interface ReadFile {
  name: string
  size: number
  refusal?: Refusal
  encoding?: string
  facts?: CodeFacts
}

/** Reads one file. */
export function readCode(name: string, bytes: Uint8Array): ReadFile {
  const read = readText(bytes)
  if ('refusal' in read) return { name, size: bytes.length, refusal: read.refusal }
  return { name, size: bytes.length, encoding: read.encoding, facts: analyseCode(read.text) }
}

/** `plots/draw.m` defines `draw` for the other files. */
function functionOf(file: string): string {
  return /([^/\\]*?)(?:\.m)?$/i.exec(file)?.[1] ?? file
}

/** What each file uses, by the table. A name that one of the files defines is the visitor's own, and no finding. */
export function reportOn(files: readonly ReadFile[], table: CoverageTable): FileReport[] {
  const own = new Set(files.map(({ name }) => functionOf(name)))
  return files.map(({ encoding, facts, name, refusal, size }) => ({
    name,
    size,
    ...(refusal && { refusal }),
    ...(encoding && { encoding }),
    ...(facts && { lines: facts.lines }),
    unseen: facts?.unseen ?? [],
    uses: facts === undefined ? [] : findUses(facts, own, table),
  }))
}

function findUses({ defined, references }: CodeFacts, own: ReadonlySet<string>, table: CoverageTable) {
  const uses = new Map<string, { name: string; state: FoundState; lines: Set<number> }>()
  for (const [path, lines] of references) {
    const parts = path.split('.')
    const root = parts[0] ?? path
    if (defined.has(root) || own.has(root)) continue
    const { name, state } = lookUp(parts, table)
    const use = uses.get(name) ?? { name, state, lines: new Set() }
    for (const line of lines) use.lines.add(line)
    uses.set(name, use)
  }
  return [...uses.values()].map((use) => ({ ...use, lines: [...use.lines].sort((a, b) => a - b) }))
}

/** The longest beginning of a name with fields that was examined: `containers.Map` of `containers.Map.keys`. */
function lookUp(parts: string[], table: CoverageTable): { name: string; state: FoundState } {
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.')
    const state = table.get(name)
    if (state !== undefined) return { name, state }
  }
  return { name: parts[0] ?? '', state: 'unknown' }
}
