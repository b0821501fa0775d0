import { setTimeout as pause } from 'node:timers/promises'

interface Bounds {
  /** Longest time to ask, in milliseconds. */
  within: number
  /** Time between two questions, in milliseconds. */
  every?: number
  /** What is waited for, for the error's words. */
  for: string
}

/** Asks until the answer is neither `undefined` nor `false`. @throws Error when the time is over */
export async function poll<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  bounds: Bounds,
): Promise<T> {
  const until = performance.now() + bounds.within
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > until) throw new Error(`Waited ${bounds.within} ms in vain for ${bounds.for}`)
    await pause(bounds.every ?? 25)
  }
}
