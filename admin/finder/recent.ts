/** A record that was opened, as the finder lists it. */
export interface Recent {
  href: string
  title: string
  kind: string
}

const most = 8
const nameOf = (person: number) => `portico-recent-${person}`

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['href', 'title', 'kind'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  (value as Recent).href.startsWith('/admin/collections/')

/** What a person opened last in this browser, the newest first. */
export function readRecent(storage: Pick<Storage, 'getItem'>, person: number): Recent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(person)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : []
  } catch {
    return []
  }
}

const recordOf = (href: string) => href.split('?')[0]

/** Notes that a record was opened; the same record once, whatever its language. */
export function noteRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, person: number, opened: Recent): void {
  const before = readRecent(storage, person).filter(({ href }) => recordOf(href) !== recordOf(opened.href))
  try {
    storage.setItem(nameOf(person), JSON.stringify([opened, ...before].slice(0, most)))
  } catch {
    // Without room, or where a browser forbids it, nothing is remembered.
  }
}
