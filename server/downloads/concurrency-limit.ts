/** Files that one address or account may fetch at the same time; browsers' download managers use up to eight parts. */
const mostAtOnce = 8

/** Counts what is being sent to whom. In memory: it ends with the process, as the connections do. */
export function createTurns(isOn: boolean) {
  const running = new Map<string, number>()
  return {
    /** @returns what to call when it is over, or `undefined` when there are too many */
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
