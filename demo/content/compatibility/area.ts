import type { FullText } from '#demo/content/types.ts'

/** Functions of one area that share a state, the release since which they have it, and a remark. */
export interface FunctionGroupSeed {
  state: 'covered' | 'partly' | 'no'
  since?: string
  /** Names between blanks. */
  names: string
  note?: FullText
}

export interface FunctionAreaSeed {
  slug: string
  title: FullText
  /** Commands of Simulink are counted apart from functions. */
  subject: 'functions' | 'commands'
  groups: FunctionGroupSeed[]
}

export const area = (slug: string, title: FullText, groups: FunctionGroupSeed[]): FunctionAreaSeed => ({
  slug,
  title,
  subject: 'functions',
  groups,
})

export const commands = (slug: string, title: FullText, groups: FunctionGroupSeed[]): FunctionAreaSeed => ({
  ...area(slug, title, groups),
  subject: 'commands',
})

const list = (names: string) => names.trim().split(/\s+/).join(' ')

export const covered = (since: string, names: string): FunctionGroupSeed => ({
  state: 'covered',
  since,
  names: list(names),
})

/** What is missing is said for each function. */
export const partly = (since: string, name: string, zh: string, en: string): FunctionGroupSeed => ({
  state: 'partly',
  since,
  names: name,
  note: { zh, en },
})

export const missing = (names: string, zh: string, en: string): FunctionGroupSeed => ({
  state: 'no',
  names: list(names),
  note: { zh, en },
})
