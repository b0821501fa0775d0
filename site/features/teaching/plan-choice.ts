/** How much a plan of one's own may hold. */
const most = 60

/**
 * What an address has chosen under a name, each once. A value that can be neither a code nor a slug is none: addresses are
 * written by anybody.
 */
export function readChosen(query: URLSearchParams, name: 'course' | 'book'): string[] {
  const values = query.getAll(name).filter((value) => /^[A-Za-z0-9-]+$/.test(value) && value.length <= longest[name])
  return [...new Set(values)].slice(0, most)
}

const longest = { course: 20, book: 96 }

/** Whether an address is of a plan of one's own at all, whatever is chosen in it. */
export function isOwnPlan(query: URLSearchParams): boolean {
  return query.has('course') || query.has('book')
}
