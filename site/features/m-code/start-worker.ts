// The build gives the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerAddress from './check.worker.ts?worker&url'
import { allowWorker } from '#site/runtime/worker-address.ts'
import type { ReadFile } from './coverage.ts'
import type { Answer, Question } from './worker-messages.ts'

/** A worker that reads one file at a time. */
export interface CodeReader {
  read: (id: string, name: string, bytes: ArrayBuffer) => Promise<ReadFile>
  stop: () => void
}

/** Starts the worker. Resolves when its script is here and runs, so that nothing is fetched after that. */
export function startReader(): Promise<CodeReader> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(allowWorker(workerAddress))
    const waiting = new Map<string, (file: ReadFile) => void>()
    worker.addEventListener('error', () => {
      reject(new Error('The worker did not start'))
      // It ran out of memory, or was stopped by the browser.
      for (const answer of waiting.values()) answer({ name: '', size: 0, refusal: 'unreadable' })
      waiting.clear()
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data === 'ready') return resolve({ read, stop: () => worker.terminate() })
      waiting.get(data.id)?.(data.file)
      waiting.delete(data.id)
    })
    const read: CodeReader['read'] = (id, name, bytes) =>
      new Promise((answer) => {
        waiting.set(id, answer)
        const question: Question = { id, name, bytes }
        worker.postMessage(question, [bytes])
      })
  })
}
