import type { Payload } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import type { Log } from '#lib/log.ts'
import { watchTask } from '#server/monitoring/task-runs.ts'
import { tidyAsked } from '#portal/search/asked.ts'
import { createIndexer } from '#portal/search/indexer.ts'

/** How often it looks for records to index, in milliseconds; a change is searchable within a second. */
const interval = 200
const tidyInterval = 60 * 60_000

/** Indexes changed records, and deletes old query counts. */
export function startSearchWorker(payload: Payload, log: Log): { stop: () => Promise<void> } {
  const indexer = createIndexer(payload)
  const watchIndexing = watchTask('update_search_index', interval)
  const watchTidying = watchTask('tidy_search_counts', tidyInterval)
  let isStopped = false
  let isFailing = false
  let current: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const turn = async (work: () => Promise<unknown>) => {
    try {
      await watchIndexing(work)
      isFailing = false
    } catch (error) {
      if (!isFailing && !isStopped) log.error({ err: error }, 'the search index cannot be brought up to date')
      isFailing = true
    }
    if (!isStopped) timer = setTimeout(next, isFailing ? 5 * interval : interval)
  }
  const next = () => {
    current = turn(async () => {
      // The rest waits for the next run, so that a stop never has to wait for all of it.
      await indexer.work()
    })
  }
  const tidy = () =>
    watchTidying(() => tidyAsked(openAsk(payload))).catch((error: unknown) =>
      log.error({ err: error }, 'counts of queries cannot be tidied'),
    )
  const tidying = setInterval(() => void tidy(), tidyInterval)
  current = turn(() => indexer.prepare())
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      clearInterval(tidying)
      await current
    },
  }
}
