import { Worker } from 'node:worker_threads'
import type { Value } from '#content/search/ask.ts'
import { ownWords } from '#domain/search/words.ts'
import type { StoredRecord } from '#portal/records.ts'
import type { SearchKind } from './kind.ts'
import type { Words } from './spelled-words.ts'

/** What a thread that analyses is started with. */
export interface AnalysisSetup {
  isPostgres: boolean
  ownWords: readonly string[]
}
/** What it is asked: for the rows of these records, or for the words of all records so far. */
export type AnalysisTask = { collection: string; records: readonly StoredRecord[] } | 'words'

export interface Analysis {
  /** What the index keeps of records. */
  analyse: (kind: SearchKind, records: readonly StoredRecord[]) => Promise<Value[][]>
  /** The words of all records that were analysed. */
  words: () => Promise<Words>
  end: () => Promise<unknown>
}

/**
 * A thread that analyses records while this one reads and writes others: half of the work on an index that is made anew, and
 * in a server nobody waits for it. It knows the words that were taught until now.
 */
export function startAnalysis(isPostgres: boolean): Analysis {
  const workerData: AnalysisSetup = { isPostgres, ownWords: ownWords() }
  const thread = new Worker(new URL('./analysis-thread.ts', import.meta.url), { workerData })
  // Answered in the order of the questions.
  const waiting: PromiseWithResolvers<unknown>[] = []
  let fault: unknown
  const fail = (error: unknown) => {
    fault ??= error
    for (const each of waiting.splice(0)) each.reject(fault)
  }
  thread.on('message', (answer) => waiting.shift()?.resolve(answer))
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('the analysis was ended')))
  const ask = (task: AnalysisTask): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>()
    // Who asked may still be at something else when it fails.
    answer.promise.catch(() => undefined)
    waiting.push(answer)
    if (fault === undefined) thread.postMessage(task)
    else fail(fault)
    return answer.promise
  }
  return {
    analyse: ({ collection }, records) => ask({ collection, records }) as Promise<Value[][]>,
    words: () => ask('words') as Promise<Words>,
    end: () => thread.terminate(),
  }
}
