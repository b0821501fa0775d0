import type { Log } from '#lib/log.ts'

/** Something that is done again and again while the process runs. */
export interface Round {
  /** From one beginning to the next, in milliseconds. */
  every: number
  /** @param stopping aborted when the process stops; work of several steps looks at it between them */
  work: (stopping: AbortSignal) => Promise<unknown>
  /** What the log says when it fails. */
  failure: string
  /** What of an error the log gets; all of it unless given. */
  factsOf?: (error: unknown) => object
  /** Whether it is done at once, too. */
  isFirst?: boolean
}

export interface Worker {
  /** Lets what is being done end, for a while, and begins nothing more. */
  stop: () => Promise<void>
}

/** How long a stop waits for what is being done, in milliseconds. What is cut off is done again by the next process. */
const stopLimit = 5000

/**
 * Does rounds in turns: never two at once, and none twice in the queue. A round that falls due while another is at work
 * waits for it; left out, one that always falls due together with a more frequent one would never be done.
 */
export function startRounds(log: Log, rounds: readonly Round[]): Worker {
  const stopping = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const timers = rounds.map(({ every, factsOf = (err) => ({ err }), failure, isFirst = false, work }) => {
    let isDue = false
    const turn = async () => {
      try {
        if (!stopping.signal.aborted) await work(stopping.signal)
      } catch (error) {
        log.error(factsOf(error), failure)
      } finally {
        isDue = false
      }
    }
    const begin = () => {
      if (isDue) return
      isDue = true
      last = last.then(turn)
    }
    if (isFirst) begin()
    return setInterval(begin, every)
  })
  return {
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, stopLimit).unref())])
    },
  }
}
