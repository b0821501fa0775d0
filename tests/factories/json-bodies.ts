import fc from 'fast-check'
import type { JsonSchema } from '#portal/openapi-example.ts'

/**
 * Bodies for a call, as JSON text and made from its own input schema: right ones, almost right ones, and hostile ones.
 * As text, since a value in JavaScript cannot hold all that a body can (`__proto__` as a key, a key given twice, `1e999`).
 */
export function jsonBodies(schema: JsonSchema): fc.Arbitrary<string> {
  const right = fieldsOf(schema)
  const wrong = fc
    .tuple(right, fc.array(fc.tuple(keys(schema), hostile), { minLength: 1, maxLength: 3 }))
    .map(([fields, others]) => [...fields, ...others])
  return fc.oneof(
    { weight: 4, arbitrary: right.map(write) },
    { weight: 8, arbitrary: wrong.map(write) },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
  )
}

type Field = [key: string, json: string]
const write = (fields: Field[]) => `{${fields.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`

/** The fields of an object schema, each a value that fits; those that may be missing sometimes are. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Field[]> {
  const fields = Object.entries(properties).map(([name, field]) => {
    const given = fitting(field).map((json): Field[] => [[name, json]])
    return required.includes(name) ? given : fc.option(given, { nil: [] as Field[] })
  })
  return fc.tuple(...fields).map((each) => each.flat())
}

const json = (arbitrary: fc.Arbitrary<unknown>) => arbitrary.map((value) => JSON.stringify(value))

/** A value that fits a schema, or as good as: but for numbers of records, patterns and formats are met by chance only. */
function fitting(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return json(fc.constantFrom(...schema.enum))
  const variants = schema.anyOf ?? schema.oneOf
  if (variants !== undefined) return fc.oneof(...variants.map(fitting))
  switch (schema.type) {
    case 'object':
      return fieldsOf(schema).map(write)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 }).map((items) => `[${items.join(',')}]`)
    case 'string': {
      const [minLength, most = 200] = [schema.minLength ?? 0, schema.maxLength]
      // Up to what JavaScript counts exactly: a database's numbers end much earlier.
      if (schema.pattern?.includes('\\d{')) return json(fc.stringMatching(new RegExp(schema.pattern)))
      const words = fc.constantFrom('product', '/about', '1', 'Armilla', 'a@b.example', '2026-01-01')
      return json(
        fc.oneof(
          words,
          fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(most, 300)) }),
        ),
      )
    }
    case 'integer':
    case 'number':
      return json(fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 5000, 1_000_000) }))
    case 'boolean':
      return json(fc.boolean())
    default:
      return json(fc.jsonValue({ maxDepth: 1 }))
  }
}

const trap = '{"polluted":true,"prototype":{"polluted":true},"equals":"x","toString":1,"length":1e9}'

/** Keys that mean something to somebody: the schema's own, JavaScript's, Payload's, SQL's. */
function keys({ properties = {} }: JsonSchema): fc.Arbitrary<string> {
  const own = Object.keys(properties)
  return fc.oneof(
    fc.constantFrom(...own, '__proto__', 'constructor', 'prototype', 'toString', 'isReturnNativeResponse'),
    fc.constantFrom(...own, 'where', 'or', 'locale', 'depth', 'overrideAccess', 'user', 'draft', 'select', 'length'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
}

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

const hostile: fc.Arbitrary<string> = fc.oneof(
  json(fc.string({ unit: 'binary', maxLength: 50 })),
  json(fc.jsonValue({ maxDepth: 3 })),
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '""',
    '-0',
    '-1',
    '0.1',
    '1e308',
    '1e999',
    '-1e999',
    '9007199254740993',
    '1e-400',
    '"NaN"',
    '"Infinity"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"%_\\\\"',
    '"\\u202e"',
    `"' OR 1=1 --"`,
    '"../../etc/passwd"',
    '"2147483648"',
    '"99999999999999999999"',
    '"＄{7*7}"',
    '"\\ufeff"',
    trap,
    `[${trap}]`,
    `{"__proto__":${trap},"constructor":${trap}}`,
    '{"$where":"1"}',
    '{"in":[1,2]}',
    nested('[', ']', 3000),
    nested('{"a":', '}', 3000),
    `[${'1,'.repeat(5000)}1]`,
    JSON.stringify('x'.repeat(60_000)),
    JSON.stringify('浑'.repeat(20_000)),
    JSON.stringify(`${'a'.repeat(30_000)}!`),
    JSON.stringify(' '.repeat(50_000)),
    JSON.stringify('a-'.repeat(25_000)),
    JSON.stringify('/'.repeat(50_000)),
  ),
)

/** What is no JSON, or more of it than anybody needs. */
const broken = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'undefined',
  'NaN',
  "{'a':1}",
  '{"a":1,}',
  '\u0000',
  '{"a":"\u0000"}',
  '"\ud800"',
  '\ufeff{}',
  nested('[', ']', 50_000),
  nested('{"a":', '}', 15_000),
  '['.repeat(100_000),
  '{"a":'.repeat(16_000),
  `{"__proto__":${trap}}`,
  `{"id":1,"id":${trap},"id":"1"}`,
  'x'.repeat(200_000),
]
