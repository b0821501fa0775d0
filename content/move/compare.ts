import { fileNames } from '#content/pictures/folders.ts'
import type { MovedRecord } from './format.ts'
import type { Data } from './walk.ts'

/** What says nothing about the content: when it was saved, and the numbers of rows, which each installation draws anew. */
const facts = new Set(['createdAt', 'updatedAt'])
const rowFacts = new Set(['id', '_uuid', 'blockName'])
/** Of a file its bytes are compared, since it may be called otherwise here. */
const fileFacts = new Set(['filename', 'url', 'thumbnailURL', 'sizes'])

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)

/** A value without what is empty, in an order of its own: what the databases call nothing is the same. */
function plain(value: unknown, isRow: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each, true))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !(isRow && rowFacts.has(name)))
    .map(([name, each]): [string, unknown] => [name, plain(each, false)])
    .filter(([, each]) => !isEmpty(each))
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Each field of a state as a text that can be compared. */
export function comparable(state: Data, files: MovedRecord['files']): Map<string, string> {
  const hasFiles = files !== undefined
  const fields = Object.entries(state)
    .filter(([name]) => !facts.has(name) && !(hasFiles && fileFacts.has(name)))
    .map(([name, value]): [string, unknown] => [name, plain(value, false)])
    .filter(([, value]) => !isEmpty(value))
  if (hasFiles) fields.push(['files', fileNames(state).map((name) => files[name]?.sha256)])
  return new Map(fields.map(([name, value]) => [name, JSON.stringify(value)]))
}

/** Names of the fields in which two states differ. */
export function differences(a: Map<string, string>, b: Map<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort()
}
