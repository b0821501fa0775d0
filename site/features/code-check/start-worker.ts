// The build gives the address of the worker's own file.
import workerAddress from './check.worker.ts?worker&url'
import { allowWorker } from '#site/runtime/deployment/worker-address.ts'
import type { ReadFile } from './read-any.ts'
import type { Answer, Question } from './worker-messages.ts'

/** A worker that reads one file at a time. */
export interface CodeReader {
  read: (id: string, name: string, bytes: ArrayBuffer, onPart: (part: number) => void) => Promise<ReadFile>
  /** Ends the reading of the file in hand. */
  stop: () => void
  close: () => void
}

interface Waiting {
  resolve: (file: ReadFile) => void
  onPart: (part: number) => void
}

/** Starts the worker. Resolves when its script is here and runs, so that nothing is fetched after that. */
export function startReader(): Promise<CodeReader> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(allowWorker(workerAddress))
    const waiting = new Map<string, Waiting>()
    const ask = (question: Question, transfer: Transferable[] = []) => worker.postMessage(question, transfer)
    const reader: CodeReader = {
      read: (id, name, bytes, onPart) =>
        new Promise((answer) => {
          waiting.set(id, { resolve: answer, onPart })
          ask({ id, name, bytes }, [bytes])
        }),
      stop: () => ask('stop'),
      close: () => worker.terminate(),
    }
    worker.addEventListener('error', () => {
      reject(new Error('The worker did not start'))
      // It ran out of memory, or was stopped by the browser.
      for (const { resolve: answer } of waiting.values())
        answer({ name: '', refusal: 'unreadable', lines: 0, codes: [] })
      waiting.clear()
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data === 'ready') return resolve(reader)
      if ('part' in data) return waiting.get(data.id)?.onPart(data.part)
      waiting.get(data.id)?.resolve(data.file)
      waiting.delete(data.id)
    })
  })
}
