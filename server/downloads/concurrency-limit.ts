/** Concurrent downloads per address or account; download managers use up to eight connections. */
const mostAtOnce = 8

/** Counts running downloads per client. In memory, because the count ends with the process, as the connections do. */
export function createConcurrencyLimit(isOn: boolean) {
  const running = new Map<string, number>()
  return {
    /** @returns a function to call at the end, or `undefined` when there are too many */
    take(key: string): (() => void) | undefined {
      const count = running.get(key) ?? 0
      if (isOn && count >= mostAtOnce) return undefined
      running.set(key, count + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (running.get(key) ?? 1) - 1
        if (left > 0) running.set(key, left)
        else running.delete(key)
      }
    },
  }
}
