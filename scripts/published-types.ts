import type { FlattenedField, SanitizedConfig } from 'payload'

/**
 * The types of what visitors read, from the same fields as the documents themselves (`content/published/projection.ts`): each
 * localized field in its languages, what is empty left out, related records as numbers or, where they were read too, whole.
 * @param shown the collections that visitors read, and the globals
 * @returns the text of `content/published-types.ts`
 */
export function writePublishedTypes({
  collections: shown,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): string {
  const known = new Set<string>(shown.map(({ slug }) => slug))
  const interfaces = shown.map(
    ({ flattenedFields, slug, versions }) =>
      `export interface ${nameOf(slug)} {\n  id: number\n${versions?.drafts ? "  _status?: Localized<'draft' | 'published'>\n" : ''}  createdAt: string\n  updatedAt: string\n${membersOf(flattenedFields, known)}}\n`,
  )
  const ofGlobals = globals.map(
    ({ flattenedFields, slug }) =>
      `export interface ${nameOf(slug)}Global {\n  id: number\n  updatedAt?: string\n${membersOf(flattenedFields, known)}}\n`,
  )
  const mapOf = (name: string, entries: [slug: string, type: string][]) =>
    `export interface ${name} {\n${entries.map(([slug, type]) => `  ${keyOf(slug)}: ${type}\n`).join('')}}\n`
  return [
    header,
    mapOf(
      'PublishedCollections',
      shown.map(({ slug }) => [slug, nameOf(slug)]),
    ),
    mapOf(
      'PublishedGlobals',
      globals.map(({ slug }) => [slug, `${nameOf(slug)}Global`]),
    ),
    ...interfaces,
    ...ofGlobals,
  ].join('\n')
}

const header = `// Written by \`npm run generate\` from the collections; not to be changed by hand.
import type { Locale } from '#lib/locale.ts'

/** A value in each language in which it is published. */
export type Localized<Value> = { [Language in Locale]?: Value }
`

/** Fields that are written above the others; what is in the waste basket is not published. */
const written = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt'])

const nameOf = (slug: string) =>
  `Published${slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function membersOf(fields: readonly FlattenedField[], known: ReadonlySet<string>, isLocalized = false): string {
  return fields
    .filter(({ name, type }) => !written.has(name) && type !== 'join')
    .map((field) => {
      const isOfEach = 'localized' in field && field.localized === true && !isLocalized
      const type = typeOf(field, known, isLocalized || isOfEach)
      return `  ${keyOf(field.name)}?: ${isOfEach ? `Localized<${type}>` : type}\n`
    })
    .join('')
}

function typeOf(field: FlattenedField, known: ReadonlySet<string>, isLocalized: boolean): string {
  const many = (type: string) => ('hasMany' in field && field.hasMany === true ? `(${type})[]` : type)
  const inside = (fields: readonly FlattenedField[]) => membersOf(fields, known, isLocalized)
  switch (field.type) {
    case 'number':
      return many('number')
    case 'checkbox':
      return 'boolean'
    case 'select':
    case 'radio':
      return many(field.options.map((option) => `'${typeof option === 'string' ? option : option.value}'`).join(' | '))
    case 'group':
    case 'tab':
      return `{\n${inside(field.flattenedFields)}}`
    case 'array':
      return `{\n  id: string\n${inside(field.flattenedFields)}}[]`
    case 'blocks':
      return `(${field.blocks.map((block) => (typeof block === 'string' ? 'never' : `{\n  id: string\n  blockType: '${block.slug}'\n${inside(block.flattenedFields)}}`)).join(' | ')})[]`
    case 'relationship':
    case 'upload':
      return many(relationOf(field.relationTo, known))
    case 'richText':
    case 'json':
    case 'point':
      return 'unknown'
    default:
      return many('string')
  }
}

/** A related record, or its number: it was not read, or no visitor reads it. */
function relationOf(relationTo: string | string[], known: ReadonlySet<string>): string {
  const one = (slug: string) => (known.has(slug) ? `number | ${nameOf(slug)}` : 'number')
  return typeof relationTo === 'string'
    ? one(relationTo)
    : relationTo.map((slug) => `{ relationTo: '${slug}'; value: ${one(slug)} }`).join(' | ')
}
