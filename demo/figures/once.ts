/**
 * Keeps the result of an expensive computation, so that the two themes of a figure share one solution.
 * The function must be pure: it is called at most once.
 */
export function once<T>(compute: () => T): () => T {
  let held: { value: T } | undefined
  return () => (held ??= { value: compute() }).value
}
