import { z } from 'zod'
import type { Call } from './call.ts'
import { codeTable } from './envelope.ts'

/** The calls as an OpenAPI 3.1 description, made from their declarations. */
export function describeCalls(calls: readonly Call[]): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico calls',
      version: '1',
      description: `Every answer is an envelope. Codes:\n\n| code | meaning |\n|---|---|\n| 000000 | success |\n${codeTable
        .map(({ code, messages }) => `| ${code} | ${messages.en} · ${messages.zh} |`)
        .join('\n')}`,
    },
    paths: Object.fromEntries(calls.map((call) => [`/api/portal/${call.path}`, { post: describeCall(call) }])),
  }
}

function describeCall(call: Call): Record<string, unknown> {
  const open = /\{(\w+)\}$/.exec(call.path)?.[1]
  const schema = (type: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
    return rest
  }
  return {
    operationId: call.path.replaceAll(/[^A-Za-z]+(.)?/g, (_match, letter: string | undefined) =>
      (letter ?? '').toUpperCase(),
    ),
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    parameters: [
      { name: 'lang', in: 'header', schema: { type: 'string', enum: ['zh-CN', 'en-US'], default: 'zh-CN' } },
      { name: 'accessToken', in: 'header', schema: { type: 'string' } },
      ...(open === undefined ? [] : [{ name: open, in: 'path', required: true, schema: { type: 'string' } }]),
    ],
    requestBody: { content: { 'application/json': { schema: withoutField(schema(call.input, 'input'), open) } } },
    responses: {
      200: {
        description: 'The envelope; `data` is as described when `code` is 000000',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'data'],
              properties: {
                code: { type: 'string' },
                message: { type: 'string' },
                data: schema(call.output, 'output'),
                requestId: { type: 'string' },
              },
            },
          },
        },
      },
    },
  }
}

/** What the path carries is no part of the body. */
function withoutField(schema: Record<string, unknown>, field: string | undefined): Record<string, unknown> {
  if (field === undefined) return schema
  const { [field]: _field, ...properties } = (schema.properties ?? {}) as Record<string, unknown>
  const required = ((schema.required ?? []) as string[]).filter((name) => name !== field)
  return { ...schema, properties, required }
}
