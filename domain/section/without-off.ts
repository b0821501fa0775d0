import { isOff } from './section-paths.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const leadsOff = (value: unknown, off: readonly string[]): value is string =>
  typeof value === 'string' && value.startsWith('/') && isOff(value, off)

/** An entry of a list: nothing of it is left where it leads to what is off, unless it opens what is not. */
function entryOf(value: unknown, off: readonly string[]): unknown[] {
  const entry = withoutOff(value, off)
  if (!isFields(value) || !isFields(entry)) return [entry]
  // Words of a text stay when their link goes.
  if (value.type === 'link' && leadsOff(value.href, off)) return entry.children as unknown[]
  if (!leadsOff(value.path, off)) return [entry]
  const first = Array.isArray(entry.children) ? (entry.children[0] as Fields | undefined) : undefined
  return first === undefined ? [] : [{ ...entry, path: first.path }]
}

/**
 * An answer without what leads to sections that are off: entries of lists are left out (a menu's with what is below them,
 * unless some of that is there), links in texts become their words, and a single link keeps its words without the address.
 */
export function withoutOff(answer: unknown, off: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.flatMap((each) => entryOf(each, off))
  if (!isFields(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const isLink = isFields(value) && 'title' in value && leadsOff(value.path, off)
      if (!isLink) return [[name, withoutOff(value, off)]]
      const { path: _path, ...words } = value
      return [[name, withoutOff(words, off)]]
    }),
  )
}
