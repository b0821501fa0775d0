import { setTimeout as pause } from 'node:timers/promises'

interface Bounds {
  /** Longest time to ask, in milliseconds. */
  within: number
  /** Time between two questions, in milliseconds. */
  every?: number
  /** What is waited for, for the error's words. */
  for: string
}

const usualPause = 25

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
    await pause(bounds.every ?? usualPause)
  }
}

/**
 * Asks the process under test until it shows what it must show within a time of its own. What counts is the time between
 * its answers: on a busy machine it answers late, and hears of a change as much later, which says nothing of it.
 * @throws Error when it has answered so often, and does not show it
 */
export async function pollAnswers(ask: () => Promise<boolean>, bounds: Pick<Bounds, 'within' | 'for'>): Promise<void> {
  for (let questions = Math.ceil(bounds.within / usualPause); ; questions -= 1) {
    if (await ask()) return
    if (questions === 0) throw new Error(`Answered for ${bounds.within} ms without ${bounds.for}`)
    await pause(usualPause)
  }
}
