import type { Log } from '#lib/log.ts'
import type { DownloadNote, Downloads } from '#portal/release/downloads.ts'

/** How often what was counted is written, in milliseconds: a download waits for no database. */
const writeEvery = 2000

type Outcome = 'started' | 'completed' | 'abandoned'

/** Counts downloads in memory and writes them now and then, many at once. */
export interface Tally {
  add: (note: { file: string; member?: string | undefined; outcome: Outcome | 'part'; bytes?: number }) => void
  /** Writes what is waiting. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

export function createTally({ downloads, log }: { downloads: Pick<Downloads, 'note'>; log: Log }): Tally {
  let waiting = new Map<string, DownloadNote>()
  let writing = Promise.resolve()

  const flush = (): Promise<void> => {
    const notes = [...waiting.values()]
    waiting = new Map()
    if (notes.length === 0) return writing
    writing = writing
      .then(() => downloads.note(notes))
      // Numbers that are lost are no reason to keep them in memory for ever.
      .catch((error: unknown) => log.error({ err: error, notes: notes.length }, 'downloads cannot be counted'))
    return writing
  }
  const timer = setInterval(() => void flush(), writeEvery)
  timer.unref()

  return {
    add({ bytes = 0, file, member, outcome }) {
      const key = `${file} ${member ?? ''}`
      const note = waiting.get(key) ?? { file, member, at: 0, started: 0, completed: 0, abandoned: 0, bytes: 0 }
      note.at = Date.now()
      note.bytes += bytes
      if (outcome !== 'part') note[outcome] += 1
      waiting.set(key, note)
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
