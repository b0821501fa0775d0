import type { Call } from './call.ts'

/** Finds a call by its path; a `{name}` at the end of a declared path takes the rest of the segment. */
export function createMatcher(calls: readonly Call[]) {
  const exact = new Map<string, Call>()
  const open: { prefix: string; field: string; call: Call }[] = []
  for (const call of calls) {
    const parts = /^(.*)\{(\w+)\}$/.exec(call.path)
    if (parts?.[1] !== undefined && parts[2] !== undefined) open.push({ prefix: parts[1], field: parts[2], call })
    else exact.set(call.path, call)
  }
  return (path: string): { call: Call; fields: Record<string, string> } | undefined => {
    const call = exact.get(path)
    if (call !== undefined) return { call, fields: {} }
    const match = open.find(({ prefix }) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    return match && { call: match.call, fields: { [match.field]: path.slice(match.prefix.length) } }
  }
}

/** The body without the wrapper's own flag (W3), with the fields that the path carries. */
export function withoutFlag(body: unknown, fields: Record<string, string>): unknown {
  if (body === undefined || body === null) return fields
  if (typeof body !== 'object' || Array.isArray(body)) return body
  const { isReturnNativeResponse: _flag, ...input } = body as Record<string, unknown>
  return { ...input, ...fields }
}
