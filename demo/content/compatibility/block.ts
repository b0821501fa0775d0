import type { FullText } from '#demo/content/types.ts'

/** A block of Simulink's library with what becomes of it. */
interface BlockSeed {
  name: FullText
  /** How a model file names it: its BlockType, or for a linked block its SourceBlock; one a line. */
  types: string
  state: 'covered' | 'partly' | 'no'
  replacement?: FullText
  note?: FullText
}

export interface BlockLibrarySeed {
  slug: string
  title: FullText
  /** Whether it is of Simulink's base library; the others are counted apart. */
  isBase: boolean
  blocks: BlockSeed[]
}

type Group = BlockSeed[]

/** `English | Chinese | types, between commas | class that replaces it` on each line. */
function readLines(lines: string, facts: Pick<BlockSeed, 'state' | 'replacement' | 'note'>): Group {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', zh = '', types = '', by = ''] = line.split('|').map((part) => part.trim())
      return {
        name: { zh, en },
        types: types.split(/,\s*/).join('\n'),
        ...facts,
        ...(by !== '' && { replacement: { zh: by, en: by } }),
      }
    })
}

export const library = (slug: string, zh: string, en: string, ...groups: Group[]): BlockLibrarySeed => ({
  slug,
  title: { zh, en },
  isBase: true,
  blocks: groups.flat(),
})

export const addOn = (slug: string, zh: string, en: string, ...groups: Group[]): BlockLibrarySeed => ({
  ...library(slug, zh, en, ...groups),
  isBase: false,
})

/** Becomes a class of the Modelica Standard Library, which each line names. */
export const converted = (lines: string): Group => readLines(lines, { state: 'covered' })

/** Becomes something else that does the same. */
export const convertedTo = (zh: string, en: string, lines: string): Group =>
  readLines(lines, { state: 'covered', replacement: { zh, en } })

/** What is not replaced is said for each group. */
export const partly = (zh: string, en: string, lines: string, by?: FullText): Group =>
  readLines(lines, { state: 'partly', note: { zh, en }, ...(by && { replacement: by }) })

export const missing = (zh: string, en: string, lines: string): Group =>
  readLines(lines, { state: 'no', note: { zh, en } })
