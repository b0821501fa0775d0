/** JSON Schema as zod writes it, as far as examples need it. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  not?: JsonSchema
  description?: string
  'x-description-zh'?: string
}

const formats: Record<string, string> = {
  email: 'li.wei@example.com',
  uri: 'https://example.com/',
  uuid: '0b1f6a0e-5d0c-4a57-9a59-3f1d8c1b2e4d',
  'date-time': '2026-03-01T08:00:00.000Z',
  date: '2026-03-01',
}

/** A value that fits a schema, fields that may be left out included when they are simple. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0]
  const variants = schema.anyOf ?? schema.oneOf
  if (variants?.[0] !== undefined) return exampleOf(variants[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, field]) => [name, exampleOf(field)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}))
    case 'string':
      return formats[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, ' text')
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

const longest = 120

/** An answer cut down to what an example needs: the first of each list, and no long text. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest - 1)}…` : value
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item)]))
}
