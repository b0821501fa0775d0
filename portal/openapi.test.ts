import { describe, expect, it } from 'vitest'
import { errorCodes } from '#lib/errors.ts'
import { calls } from './calls.ts'
import { codeTable } from './envelope.ts'
import { describeCalls } from './openapi.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required?: boolean }[]
  requestBody: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  >
}
const described = JSON.parse(JSON.stringify(describeCalls(calls))) as {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, { post: Operation }>
}

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
function schemasOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap((item: unknown) => schemasOf(item))
  return 'type' in value || '$ref' in value ? [value, ...below] : below
}

describe('the description of the calls', () => {
  it('is OpenAPI 3.1 with a title, a version and unique names', () => {
    expect(described.openapi).toMatch(/^3\.1\.\d+$/)
    expect(described.info.title).not.toBe('')
    expect(described.info.version).not.toBe('')
    const names = Object.values(described.paths).map(({ post }) => post.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]*$/)
  })

  it.each(Object.entries(specified))('has %s at /api/portal/%s', (_id, path) => {
    const operation = described.paths[`/api/portal/${path}`]?.post
    expect(operation?.responses['200']?.content['application/json']?.schema.properties.data).toBeTypeOf('object')
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

  it('[W1] names the headers of the wrapper in each call', () => {
    for (const { post } of Object.values(described.paths)) {
      expect(post.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)).toEqual([
        'lang',
        'accessToken',
      ])
    }
  })

  it('a part of the path is a parameter of it, and not of the body', () => {
    const operation = described.paths['/api/portal/base/column/about{name}']?.post
    expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: 'name', in: 'path', required: true }))
    expect(operation?.requestBody.content['application/json']?.schema.properties ?? {}).toEqual({})
    expect(operation?.requestBody.content['application/json']?.schema.required ?? []).toEqual([])
  })

  it('refers to nothing outside itself, and every type is one of JSON Schema', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
    for (const schema of schemasOf(described.paths)) {
      if (typeof schema.$ref === 'string') expect(schema.$ref).toMatch(/^#\//)
      if (typeof schema.type === 'string') expect(types).toContain(schema.type)
    }
  })
})
