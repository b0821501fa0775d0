export type CoverageState = 'covered' | 'partly' | 'no'

/** What the table says of a function or a block. */
export interface Covered {
  state: CoverageState
  /** What a block is called, which its file does not say. */
  title?: string
  note?: string
}

/** The examined functions by name and blocks by type, as the browser keeps them. */
export interface CoverageTable {
  functions: ReadonlyMap<string, Covered>
  blocks: ReadonlyMap<string, Covered>
}

type FunctionAreas = readonly {
  groups: readonly { state: CoverageState; note?: string | undefined; names: readonly string[] }[]
}[]

type BlockLibraries = readonly {
  blocks: readonly {
    title: string
    types: readonly string[]
    state: CoverageState
    replacement?: string | undefined
    note?: string | undefined
  }[]
}[]

/** Makes the tables of the calls into what names are looked up in. A name that stands there twice counts once. */
export function readTables(areas: FunctionAreas, libraries: BlockLibraries): CoverageTable {
  const functions = new Map<string, Covered>()
  for (const { names, note, state } of areas.flatMap(({ groups }) => groups))
    for (const name of names) if (!functions.has(name)) functions.set(name, { state, ...(note && { note }) })

  const blocks = new Map<string, Covered>()
  for (const { note, replacement, state, title, types } of libraries.flatMap((library) => library.blocks)) {
    const remark = [replacement, note].filter(Boolean).join(' · ')
    const facts = { state, title, ...(remark && { note: remark }) }
    for (const type of types.flatMap(namesOf)) if (!blocks.has(type)) blocks.set(type, facts)
  }
  return { functions, blocks }
}

/** A block of Simulink's library is known in whichever of its parts it stands: releases have moved some. */
function namesOf(type: string): string[] {
  const parts = type.split('/')
  return parts.length > 2 ? [type, `${parts[0]}/*/${parts.at(-1)}`] : [type]
}
