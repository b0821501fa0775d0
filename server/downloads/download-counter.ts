import type { Log } from '#lib/log.ts'
import type { DownloadNote, Downloads } from '#portal/release/downloads.ts'

/** How often counts are written, in milliseconds: no download waits for the database. */
const writeEvery = 2000

type Outcome = 'started' | 'completed' | 'abandoned'

/** Counts downloads in memory and writes them in batches. */
export interface DownloadCounter {
  add: (note: { file: string; member?: string | undefined; outcome: Outcome | 'part'; bytes?: number }) => void
  /** Writes pending counts now. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

export function createDownloadCounter({
  downloads,
  log,
}: {
  downloads: Pick<Downloads, 'note'>
  log: Log
}): DownloadCounter {
  let waiting = new Map<string, DownloadNote>()
  let writing = Promise.resolve()

  const flush = (): Promise<void> => {
    const notes = [...waiting.values()]
    waiting = new Map()
    if (notes.length === 0) return writing
    writing = writing
      .then(() => downloads.note(notes))
      // Losing a few counts is better than keeping them in memory forever.
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
