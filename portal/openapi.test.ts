import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorCodes } from '#lib/errors.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { type Call, defineCall } from './call.ts'
import { calls } from './calls.ts'
import { codeTable } from './envelope.ts'
import { collectExamples, describeCalls, makeExample } from './openapi.ts'
import type { JsonSchema } from './openapi-example.ts'

const test = useTestPortal()

interface Operation {
  operationId: string
  summary: string
  'x-summary-zh': string
  parameters: { name: string; in: string; required?: boolean }[]
  requestBody: { content: Record<string, { schema: JsonSchema; example: unknown }> }
  responses: Record<
    string,
    { $ref?: string; content: Record<string, { schema: { oneOf: [JsonSchema, unknown] }; example: { data: unknown } }> }
  >
}
interface Description {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, { post: Operation }>
  components: { responses: Record<string, unknown> }
}
let described: Description
/** As a program gets it. */
beforeAll(async () => {
  described = (await (await test.app.request('/api/portal/openapi.json')).json()) as Description
})
const operations = () => Object.values(described.paths).map(({ post }) => post)
const answerOf = (operation: Operation | undefined) => operation?.responses['200']?.content['application/json']

/** The calls of the specification, section 7, letter by letter. */
const specified = {
  C1: 'home/banner/list',
  C2: 'home/construct/list',
  C3: 'home/life/style',
  C4: 'home/engine/list',
  C5: 'home/solution/list',
  C6: 'home/ecology/list',
  C7: 'home/about/list',
  C8: 'base/first/column/list',
  C9: 'base/bottom/column/list',
  C10: 'base/column/product',
  C11: 'base/column/ecology',
  C12: 'base/column/about{name}',
  C13: 'case/firtColumn',
  C14: 'home/icon/list',
  C15: 'base/site',
  C16: 'home/announcement',
  C17: 'seo/friendlinks',
  C18: 'home/expert/consult',
  C19: 'contact/our',
}

/** Every schema of a description, wherever it stands. */
function schemasIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === 'example' ? [] : schemasIn(item),
  )
  return 'type' in value || '$ref' in value ? [value, ...below] : below
}

describe('the description of the calls', () => {
  it('[W6] is valid OpenAPI 3.1, for a validator that is not ours', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(described) as unknown as Record<string, unknown>)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
    const broken = structuredClone(described) as unknown as { paths: Record<string, { post: { responses: unknown } }> }
    broken.paths['/api/portal/base/site'] = { post: { responses: 'none' } }
    expect((await new Validator().validate(broken as unknown as Record<string, unknown>)).valid).toBe(false)
  })

  it('has a title, a version, unique names, and every summary in both languages', () => {
    expect(described.info.title).not.toBe('')
    expect(described.info.version).not.toBe('')
    const names = operations().map((operation) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]*$/)
    for (const operation of operations()) {
      expect(operation.summary).toMatch(/^[A-Z][^\p{Script=Han}]+$/u)
      expect(operation['x-summary-zh']).toMatch(/\p{Script=Han}/u)
    }
  })

  it.each(Object.entries(specified))('has %s at /api/portal/%s', (_id, path) => {
    const operation = described.paths[`/api/portal/${path}`]?.post
    expect(answerOf(operation)?.schema.oneOf[0].properties?.data).toBeTypeOf('object')
  })

  it('has every declared call and nothing else', () => {
    expect(Object.keys(described.paths)).toEqual(calls.map(({ path }) => `/api/portal/${path}`))
  })

  it('[W6] publishes every code with its words in both languages', () => {
    for (const code of ['000000', ...Object.values(errorCodes)])
      expect(described.info.description).toContain(`| ${code} |`)
    expect(codeTable.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'badInput',
        'notFound',
        'notAllowed',
        'conflict',
        'tooManyRequests',
        'unavailable',
        'internal',
      ]),
    )
    for (const { messages } of codeTable) {
      expect(described.info.description).toContain(messages.zh)
      expect(described.info.description).toContain(messages.en)
    }
    expect(new Set(Object.values(errorCodes)).size).toBe(Object.keys(errorCodes).length)
  })

  it('[W6] names the other statuses of each call, which all carry a failure’s envelope', () => {
    const statuses = ['404', '405', '413', '415', '429', '500', '503']
    expect(Object.keys(described.components.responses)).toEqual(
      expect.arrayContaining(statuses.map((status) => `Status${status}`)),
    )
    for (const { responses } of operations()) expect(Object.keys(responses).toSorted()).toEqual(['200', ...statuses])
  })

  it('[W1] names the headers of the wrapper in each call', () => {
    for (const post of operations()) {
      const headers = post.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
      expect(headers.slice(0, 2)).toEqual(['lang', 'accessToken'])
    }
  })

  it('[W2] names the key in each call that changes something, and in no other', () => {
    const read: Call = calls[0]
    const change: Call = { ...read, path: 'test/change', changes: true }
    const { paths } = JSON.parse(JSON.stringify(describeCalls([read, change]))) as Description
    const hasKey = ({ post }: { post: Operation }) => post.parameters.some(({ name }) => name === 'Idempotency-Key')
    expect(Object.values(paths).map(hasKey)).toEqual([false, true])
  })

  it('a part of the path is a parameter of it, and not of the body', () => {
    const operation = described.paths['/api/portal/base/column/about{name}']?.post
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({ name: 'name', in: 'path', required: true, example: 'Armilla' }),
    )
    expect(operation?.requestBody.content['application/json']?.schema.properties ?? {}).toEqual({})
    expect(operation?.requestBody.content['application/json']?.schema.required ?? []).toEqual([])
  })

  it('refers to nothing outside itself, and every type is one of JSON Schema', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
    const schemas = schemasIn(described.paths)
    const named = schemas.map(({ type }) => type).filter((type) => typeof type === 'string')
    expect(new Set(named)).toEqual(new Set(types))
    expect(schemas.map(({ $ref }) => $ref).filter((ref) => typeof ref === 'string' && !ref.startsWith('#/'))).toEqual(
      [],
    )
  })
})

describe('examples', () => {
  it.each(calls.map((call) => [call.path, call] as const))('of %s fit its own schemas', async (path, call) => {
    const shown = (await collectExamples(test.portal, [call], 'zh')).get(path)
    for (const { data, input } of [makeExample(call), shown ?? makeExample(call)]) {
      expect(call.input.safeParse(input).error).toBeUndefined()
      expect(call.output.safeParse(data).error).toBeUndefined()
    }
  })

  it('are the portal’s own answers where a call only reads', () => {
    const nameOf = (path: string) => answerOf(described.paths[`/api/portal/${path}`]?.post)?.example.data
    expect(nameOf('base/site')).toMatchObject({ name: 'Armilla' })
    expect(nameOf('news/list')).toMatchObject({ items: [{ lang: 'en', title: expect.any(String) as string }] })
    expect(nameOf('base/column/about{name}')).toHaveLength(1)
  })

  it('of a call that changes something are made up, and nothing is run', async () => {
    const call = defineCall({
      path: 'test/change',
      summary: { zh: '', en: '' },
      input: calls[0].input,
      output: calls[0].output,
      changes: true,
      handler: () => Promise.reject(new Error('was run')),
    })
    const portal = {
      ...test.portal,
      call: (request: { path: string }) =>
        request.path === call.path ? Promise.reject(new Error('was run')) : test.portal.call(request as never),
    }
    expect((await collectExamples(portal, [call], 'zh')).get(call.path)).toEqual(makeExample(call))
  })
})
