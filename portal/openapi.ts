import { z } from 'zod'
import { errorStatus } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { Call } from './call.ts'
import { codeTable, successCode } from './envelope.ts'
import { idempotencyHeader, idempotencyKeyPattern } from './idempotency.ts'
import { exampleOf, type JsonSchema, shorten } from './openapi-example.ts'
import type { Portal } from './portal.ts'

/** What a call's example shows: an input, and the data that it is answered with. */
export interface CallExample {
  input: Record<string, unknown>
  data: unknown
}

/** A call's schemas as JSON Schema, and the part of the input that stands in the path. */
export function schemasOf(call: Call): { input: JsonSchema; output: JsonSchema; open: string | undefined } {
  const open = /\{(\w+)\}$/.exec(call.path)?.[1]
  const convert = (type: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
    return rest as JsonSchema
  }
  return { input: convert(call.input, 'input'), output: convert(call.output, 'output'), open }
}

/** An example without asking anything: what was declared, or what fits the schemas. */
export function makeExample(call: Call): CallExample {
  const { input, output } = schemasOf(call)
  return { input: (call.example ?? exampleOf(input)) as Record<string, unknown>, data: exampleOf(output) }
}

/**
 * Examples for all calls. Of calls that only read, the answer is this portal's own at this moment, cut down: true by
 * itself, and about the company whose site it is. What cannot be answered, and what changes something, is made up.
 */
export async function collectExamples(
  portal: Portal,
  calls: readonly Call[],
  locale: Locale,
): Promise<Map<string, CallExample>> {
  const site = await portal.call({ path: 'base/site', body: {}, locale, requestId: 'example' })
  const slug = (site.envelope.data as { slug?: string } | null)?.slug
  const examples = calls.map(async (call): Promise<[string, CallExample]> => {
    const made = makeExample(call)
    if (!call.isKept) return [call.path, made]
    const { open } = schemasOf(call)
    const input = { ...made.input, ...(open !== undefined && slug !== undefined && { [open]: slug }) }
    const path = open === undefined ? call.path : call.path.replace(`{${open}}`, String(input[open]))
    const { envelope } = await portal.call({ path, body: input, locale, requestId: 'example' })
    return [call.path, envelope.code === successCode ? { input, data: shorten(envelope.data) } : made]
  })
  return new Map(await Promise.all(examples))
}

/** The calls as an OpenAPI 3.1 description, made from their declarations. */
export function describeCalls(
  calls: readonly Call[],
  examples: ReadonlyMap<string, CallExample> = new Map(),
): Record<string, unknown> {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portico calls',
      version: '1',
      summary: 'The calls the site itself makes',
      description: `A page to read this: /api/docs\n\nEvery answer is an envelope. Codes:\n\n| code | name | English | 中文 |\n|---|---|---|---|\n| ${successCode} | success | | |\n${codeTable
        .map(({ code, messages, name }) => `| ${code} | ${name} | ${messages.en} | ${messages.zh} |`)
        .join('\n')}`,
      'x-codes': codeTable.map(({ code, messages, name }) => ({
        code,
        name,
        status: errorStatus[name] ?? 200,
        ...messages,
      })),
    },
    servers: [{ url: '/' }],
    security: [{}, { accessToken: [] }],
    tags: [...new Set(calls.map(({ path }) => areaOf(path)))].map((name) => ({ name })),
    paths: Object.fromEntries(
      calls.map((call) => [`/api/portal/${call.path}`, { post: describeCall(call, examples.get(call.path)) }]),
    ),
    components: {
      schemas: { Failure: failureSchema },
      responses: Object.fromEntries(failureResponses),
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' } },
    },
  }
}

/** First segment of a path: the area that a call belongs to. */
export function areaOf(path: string): string {
  return path.split('/')[0] ?? ''
}

const failureSchema = {
  type: 'object',
  required: ['code', 'message', 'data', 'requestId'],
  properties: {
    code: { type: 'string', enum: codeTable.map(({ code }) => code) },
    message: { type: 'string', description: 'For a person, in the language of the header lang' },
    data: {
      description: 'The wrong fields of bad input, where there are any',
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          required: ['fields'],
          properties: {
            fields: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      ],
    },
    requestId: { type: 'string', description: 'Stands in the log beside the cause' },
  },
}

/** The statuses other than 200, each with its envelope; 404 is a path that is no call. */
const failureResponses: [string, unknown][] = codeTable
  .map(({ messages, name, ...row }) => ({ ...row, messages, status: name === 'notFound' ? 404 : errorStatus[name] }))
  .filter(({ status }) => status !== undefined)
  .map(({ code, messages, status }) => [
    `Status${status}`,
    {
      description: messages.en,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          example: { code, message: messages.en, data: null, requestId: '6f1c…' },
        },
      },
    },
  ])

function headersOf(call: Call) {
  const header = (name: string, description: string, schema: object) => ({ name, in: 'header', description, schema })
  return [
    header('lang', 'Language of texts and messages', {
      type: 'string',
      enum: ['zh-CN', 'en-US'],
      default: 'zh-CN',
    }),
    header('accessToken', 'Token of a signed-in person', { type: 'string' }),
    ...(call.changes
      ? [
          header(idempotencyHeader, 'Random, fresh for each call; sent again with it, the call runs once', {
            type: 'string',
            pattern: idempotencyKeyPattern.source,
          }),
        ]
      : []),
  ]
}

function describeCall(call: Call, example: CallExample = makeExample(call)): Record<string, unknown> {
  const { input, open, output } = schemasOf(call)
  const { [open ?? '']: part, ...body } = example.input
  return {
    operationId: call.path.replaceAll(/[^A-Za-z]+(.)?/g, (_match, letter: string | undefined) =>
      (letter ?? '').toUpperCase(),
    ),
    summary: call.summary.en,
    'x-summary-zh': call.summary.zh,
    tags: [areaOf(call.path)],
    parameters: [
      ...headersOf(call),
      ...(open === undefined
        ? []
        : [{ name: open, in: 'path', required: true, schema: input.properties?.[open] ?? {}, example: part }]),
    ],
    requestBody: { content: { 'application/json': { schema: withoutField(input, open), example: body } } },
    responses: {
      200: {
        description: 'The envelope: `data` when `code` is 000000, otherwise one of the table of codes',
        content: {
          'application/json': {
            schema: { oneOf: [successSchema(output), { $ref: '#/components/schemas/Failure' }] },
            example: { code: successCode, message: '', data: example.data },
          },
        },
      },
      ...Object.fromEntries(
        failureResponses.map(([name]) => [name.replace('Status', ''), { $ref: `#/components/responses/${name}` }]),
      ),
    },
  }
}

function successSchema(data: JsonSchema) {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: successCode }, message: { type: 'string' }, data },
  }
}

/** What the path carries is no part of the body. */
function withoutField(schema: JsonSchema, field: string | undefined): JsonSchema {
  if (field === undefined) return schema
  const { [field]: _field, ...properties } = schema.properties ?? {}
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => name !== field) }
}
