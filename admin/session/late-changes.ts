import type { FormState } from 'payload'

/** What somebody has changed since a saving began that is still under way: the path of a field, and its value. */
export type LateChanges = Map<string, unknown>

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
const rowsOf = (fields: FormState, path: string) => fields[path]?.rows?.map(({ id }) => id).join() ?? ''

/**
 * Compares the form with what it was. The answer to a saving brings what was sent, and so what was there before a late change.
 * Payload keeps a change from that, but only the last one: it takes the mark of a change off all other fields with the next.
 * @param late is brought up to date
 * @returns the late changes that an answer has just taken back, to be put in again
 */
export function noteChanges(late: LateChanges, before: FormState, fields: FormState): [path: string, value: unknown][] {
  const changed = Object.entries(fields).filter(([path, field]) => field !== before[path])
  // Whose rows have moved has other fields at the same paths.
  for (const [path, { rows }] of changed)
    if (rows && rowsOf(before, path) !== rowsOf(fields, path)) forgetWithin(late, path)
  const lost: [string, unknown][] = []
  for (const [path, { isModified, value }] of changed) {
    if (isSame(value, before[path]?.value)) continue
    if (isModified) late.set(path, value)
    else if (late.has(path) && !isSame(value, late.get(path))) lost.push([path, late.get(path)])
  }
  return lost
}

function forgetWithin(late: LateChanges, path: string): void {
  for (const each of late.keys()) if (each.startsWith(`${path}.`)) late.delete(each)
}
