import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { isLong } from '../tests/setup/seed.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { failureText } from './envelope.ts'
import { schemasOf } from './openapi.ts'

const test = useTestPortal()

const texts = {
  long: 'x'.repeat(10_000),
  NUL: 'a\u0000b',
  'lone surrogate': '\ud800',
  emoji: '👩‍🚀'.repeat(20),
  quote: `' OR 1=1 --`,
  percent: '%_\\',
  'a very large number': '9'.repeat(15),
}
const objects = {
  'an operator': { equals: 'product' },
  'an operator that is none': { $where: '1' },
  'a list': ['product'],
  'the prototype': JSON.parse('{"__proto__":{"equals":"x"}}') as unknown,
  null: null,
  'a large number': 1e308,
  'a fraction': 1.5,
  true: true,
}
const values = Object.entries({ ...texts, ...objects })

/** An answer that an attacker may get: success or a refusal, never an error of ours. */
async function expectEnvelope(path: string, body: unknown, locale: 'zh' | 'en' = 'zh') {
  const envelope = await test.send(path, body, locale)
  expect(
    [
      '000000',
      errorCodes.badInput,
      errorCodes.notFound,
      errorCodes.sessionExpired,
      errorCodes.linkExpired,
      errorCodes.wrongCredentials,
    ],
    `${path} ${JSON.stringify(body)?.slice(0, 200)}: ${JSON.stringify(envelope)}`,
  ).toContain(envelope.code)
  return envelope
}

const fieldsOf = {
  'news/list': ['category', 'year', 'page', 'pageSize'],
  'news/detail': ['id'],
  'base/column/page': ['path'],
  'case/list': ['page', 'pageSize'],
}

describe.each(Object.entries(fieldsOf))('%s', (path, fields) => {
  it.each(values)('answers when a field is %s', async (_name, value) => {
    for (const field of fields) await expectEnvelope(path, { [field]: value })
  })
})

describe('an object in place of a text', () => {
  it.each([
    ['news/list', 'category'],
    ['news/detail', 'id'],
    ['base/column/page', 'path'],
  ])('%s refuses it at %s and says so', async (path, field) => {
    for (const locale of locales) {
      const { code, data, message } = await test.send(path, { [field]: { equals: 'x' } }, locale)
      expect(code).toBe(errorCodes.badInput)
      expect(message).toBe(failureText('badInput', locale))
      expect(data).toMatchObject({ fields: [{ path: field, message: expect.any(String) as string }] })
    }
  })
})

it('no call takes a number of a record that PostgreSQL cannot compare with', () => {
  const patterns = calls.flatMap((call) =>
    Object.entries(schemasOf(call as Call).input.properties ?? {}).flatMap(([name, { pattern }]) =>
      pattern?.includes('\\d{') === true ? [{ field: `${call.path} ${name}`, pattern: new RegExp(pattern) }] : [],
    ),
  )
  const tooLarge = String(2 ** 31)
  const takers = patterns.filter(({ pattern }) => pattern.test(tooLarge) || pattern.test(`enquiry-${tooLarge}`))
  expect(patterns.length).toBeGreaterThan(5)
  expect(takers.map(({ field }) => field)).toEqual([])
})

it.each([[[]], ['text'], [7], [true]])('a body that is no object (%j) is bad input', async (body) => {
  expect(await test.send('news/list', body)).toMatchObject({ code: errorCodes.badInput })
})

it.each(['__proto__', 'constructor', 'toString', 'base/column/about\u0000', 'x'.repeat(10_000)])(
  'a path that is no call (%.20s) is answered',
  async (path) => {
    await expectEnvelope(path, {})
  },
)

it('where a call takes no input, what is sent changes nothing', async () => {
  const body = {
    where: { _status: { equals: 'draft' } },
    overrideAccess: true,
    draft: true,
    locale: 'all',
    collection: 'users',
    depth: 9,
  }
  /** Random in each answer. */
  const withoutNonce = (_key: string, value: unknown) =>
    typeof value === 'string' && /^[\w-]{43,}$/.test(value) ? '' : value
  const answerTo = async (path: string, given: object) => JSON.stringify(await test.send(path, given), withoutNonce)
  for (const { path } of calls.filter((call) => Object.keys(call.input.shape).length === 0))
    expect(await answerTo(path, body), path).toBe(await answerTo(path, {}))
})

/** Bodies for each call; more, made from its own schema, are in the fuzz tests. */
const bodies = isLong ? 400 : 40

it('any JSON to any call is answered by its schema or refused', { timeout: 300_000 }, async () => {
  const field = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'id',
        'path',
        'category',
        'name',
        'page',
        'pageSize',
        'year',
        'where',
        '__proto__',
        'isReturnNativeResponse',
      ),
    },
    { weight: 1, arbitrary: fc.string() },
  )
  const value = fc.oneof(
    fc.integer({ min: -5, max: 3000 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('product', '/about', '1'),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const body = fc.oneof(
    { weight: 5, arbitrary: fc.dictionary(field, value, { maxKeys: 4, noNullPrototype: false }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  for (const call of calls) {
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(...locales), async (given, locale) => {
        const { code, data } = await expectEnvelope(call.path.replace('{name}', 'Armilla'), given, locale)
        if (code === '000000') expect(call.output.safeParse(data).error).toBeUndefined()
      }),
      { numRuns: Object.keys(call.input.shape).length === 0 ? 5 : bodies },
    )
  }
})
