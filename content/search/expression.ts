/** Tokens that must all be there; one that ends in `*` is the beginning of a token. */
type Alternative = readonly string[]
/** One thing asked for, in any of the ways in which a document can have it. */
export type Wanted = readonly Alternative[]

interface Dialect {
  token: (token: string, isPrefix: boolean) => string
  and: string
  or: string
}

/** Tokens are letters, digits and `_` alone; what else a caller hands over is cut out here, so that no operator gets through. */
const plain = (token: string) => token.replaceAll(/[^\p{L}\p{N}_]/gu, '')

const fts5: Dialect = { token: (token, isPrefix) => `"${token}"${isPrefix ? ' *' : ''}`, and: ' AND ', or: ' OR ' }
/** @param fields letters of the fields that are searched; all without */
const tsquery = (fields: string): Dialect => ({
  token: (token, isPrefix) => `'${token}'${isPrefix || fields ? ':' : ''}${isPrefix ? '*' : ''}${fields}`,
  and: ' & ',
  or: ' | ',
})

function writeOne({ and, or, token }: Dialect, wanted: Wanted): string {
  const alternatives = wanted
    .map((alternative) => alternative.map((each) => ({ text: plain(each), isPrefix: each.endsWith('*') })))
    .map((alternative) => alternative.filter(({ text }) => text !== ''))
    .filter((alternative) => alternative.length > 0)
    .map((alternative) => `(${alternative.map(({ isPrefix, text }) => token(text, isPrefix)).join(and)})`)
  return alternatives.length === 0 ? '' : `(${[...new Set(alternatives)].join(or)})`
}

function write(dialect: Dialect, wanted: readonly Wanted[], mode: 'all' | 'any'): string {
  return wanted
    .map((each) => writeOne(dialect, each))
    .filter((text) => text !== '')
    .join(mode === 'all' ? dialect.and : dialect.or)
}

/** Where is searched: in all that a table has, or in titles and names alone. */
export type Fields = 'all' | 'names'

export function writeFts5(wanted: readonly Wanted[], mode: 'all' | 'any', fields: Fields = 'all'): string {
  const expression = write(fts5, wanted, mode)
  return expression === '' ? '' : `${fields === 'names' ? '{title names} : ' : ''}(${expression})`
}

/**
 * Letters younger than FTS5's tables are no letters to it: it takes a word that has them apart, and refuses to look for a
 * phrase in an index without places. In such an index there is no such word either.
 */
export function unlessPhrase(error: unknown): [] {
  if (error instanceof Error && error.message.includes('fts5: phrase queries')) return []
  throw error
}

/** @param fields `names` is asked of the head, which has letters for its fields */
export const writeTsquery = (wanted: readonly Wanted[], mode: 'all' | 'any', fields: Fields = 'all') =>
  write(tsquery(fields === 'names' ? 'AB' : ''), wanted, mode)
