/**
 * Keeps what was drawn from stored answers for as long as they are the very same objects: an answer that is still stored
 * is, and one that was purged, or that nobody stores, never is again.
 * @param most how many are kept; the one that was not used for the longest goes
 * @returns what was drawn before for the key and the answers, or else is drawn now. The key says all that the drawing
 * depends on beside the answers; these are given in the same order each time
 */
export function createKeptDrawings<T>(most: number) {
  const kept = new Map<string, { sources: readonly unknown[]; drawing: T }>()
  return (key: string, sources: readonly unknown[], draw: () => T): T => {
    const known = kept.get(key)
    const isSame =
      known?.sources.length === sources.length && known.sources.every((source, index) => source === sources[index])
    const drawing = isSame ? known.drawing : draw()
    kept.delete(key)
    kept.set(key, { sources, drawing })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return drawing
  }
}
