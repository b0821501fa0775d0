import type { FlattenedField, SanitizedConfig } from 'payload'
import { authorNames } from '#content/audit/author.ts'
import { type Locale, locales } from '#lib/locale.ts'

type Schema = Parameters<NonNullable<SanitizedConfig['typescript']['schema']>[number]>[0]['jsonSchema']

/**
 * The types of what visitors read, from the same fields as the documents themselves (`content/published/projection.ts`): each
 * localized field in its languages, what is empty left out, related records as numbers or, where they were read too, whole.
 * @param shown the collections that visitors read, and the globals
 * @returns definitions for Payload's own writer of types (`typescript.schema` of its configuration), by name
 */
export function definePublished({
  collections: shown,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): Record<string, Schema> {
  const known = new Set<string>(shown.map(({ slug }) => slug))
  const ofCollections = shown.map(({ flattenedFields, slug, versions }): [string, Schema] => [
    nameOf(slug),
    objectOf(
      {
        id: { type: 'number' },
        ...(versions?.drafts ? { _status: inEachLanguage({ enum: ['draft', 'published'] }) } : {}),
        createdAt: { type: 'string' },
        updatedAt: { type: 'string' },
        ...membersOf(flattenedFields, known),
      },
      ['id', 'createdAt', 'updatedAt'],
    ),
  ])
  const ofGlobals = globals.map(({ flattenedFields, slug }): [string, Schema] => [
    `${nameOf(slug)}Global`,
    objectOf({ id: { type: 'number' }, updatedAt: { type: 'string' }, ...membersOf(flattenedFields, known) }, ['id']),
  ])
  const mapOf = (entries: [slug: string, name: string][]) =>
    objectOf(
      Object.fromEntries(entries.map(([slug, name]) => [slug, referTo(name)])),
      entries.map(([slug]) => slug),
    )
  return {
    PublishedCollections: mapOf(shown.map(({ slug }) => [slug, nameOf(slug)])),
    PublishedGlobals: mapOf(globals.map(({ slug }) => [slug, `${nameOf(slug)}Global`])),
    ...Object.fromEntries([...ofCollections, ...ofGlobals]),
  }
}

/** Fields that are written above the others; what is in the waste basket is not published, nor who wrote what is. */
const written = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', ...authorNames])

const nameOf = (slug: string) =>
  `Published${slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`
const referTo = (name: string): Schema => ({ $ref: `#/definitions/${name}` })
const objectOf = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const inEachLanguage = (value: Schema): Schema =>
  objectOf(Object.fromEntries(locales.map((locale): [Locale, Schema] => [locale, value])))

function membersOf(
  fields: readonly FlattenedField[],
  known: ReadonlySet<string>,
  isLocalized = false,
): Record<string, Schema> {
  return Object.fromEntries(
    fields
      .filter(({ name, type }) => !written.has(name) && type !== 'join')
      .map((field) => {
        const isOfEach = 'localized' in field && field.localized === true && !isLocalized
        const type = typeOf(field, known, isLocalized || isOfEach)
        return [field.name, isOfEach ? inEachLanguage(type) : type]
      }),
  )
}

function typeOf(field: FlattenedField, known: ReadonlySet<string>, isLocalized: boolean): Schema {
  const many = (items: Schema): Schema =>
    'hasMany' in field && field.hasMany === true ? { type: 'array', items } : items
  const inside = (fields: readonly FlattenedField[]) => membersOf(fields, known, isLocalized)
  switch (field.type) {
    case 'number':
      return many({ type: 'number' })
    case 'checkbox':
      return { type: 'boolean' }
    case 'select':
    case 'radio':
      return many({ enum: field.options.map((option) => (typeof option === 'string' ? option : option.value)) })
    case 'group':
    case 'tab':
      return objectOf(inside(field.flattenedFields))
    case 'array':
      return { type: 'array', items: objectOf({ id: { type: 'string' }, ...inside(field.flattenedFields) }, ['id']) }
    case 'blocks':
      return {
        type: 'array',
        items: {
          oneOf: field.blocks
            .filter((block) => typeof block !== 'string')
            .map(({ flattenedFields, slug }) =>
              objectOf({ id: { type: 'string' }, blockType: { const: slug }, ...inside(flattenedFields) }, [
                'id',
                'blockType',
              ]),
            ),
        },
      }
    case 'relationship':
    case 'upload':
      return many(relationOf(field.relationTo, known))
    case 'richText':
    case 'json':
    case 'point':
      return { tsType: 'unknown' }
    default:
      return many({ type: 'string' })
  }
}

/** A related record, or its number: it was not read, or no visitor reads it. */
function relationOf(relationTo: string | string[], known: ReadonlySet<string>): Schema {
  const one = (slug: string): Schema =>
    known.has(slug) ? { oneOf: [{ type: 'number' }, referTo(nameOf(slug))] } : { type: 'number' }
  return typeof relationTo === 'string'
    ? one(relationTo)
    : {
        oneOf: relationTo.map((slug) =>
          objectOf({ relationTo: { const: slug }, value: one(slug) }, ['relationTo', 'value']),
        ),
      }
}
