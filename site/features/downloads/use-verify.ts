import { useEffect, useRef, useState } from 'react'
import { allowWorker } from '#site/runtime/worker-address.ts'
// The build gives the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerAddress from './verify.worker.ts?worker&url'
import type { VerifyAnswer, VerifyQuestion } from './verify-messages.ts'

export interface VerifiedFile {
  id: string
  name: string
  size: number
  /** How much of it has been read, from 0 to 1. */
  share: number
  sha256?: string
  isUnreadable?: boolean
}

/**
 * Digests of files of the visitor, each in a worker of its own: to stop one is to end its worker. Nothing is fetched for
 * it but the worker's script, and nothing is sent.
 */
export function useVerify() {
  const [files, setFiles] = useState<VerifiedFile[]>([])
  const workers = useRef(new Map<string, Worker>())
  const count = useRef(0)
  useEffect(() => {
    const running = workers.current
    return () => {
      for (const worker of running.values()) worker.terminate()
    }
  }, [])

  const stop = (id: string) => {
    workers.current.get(id)?.terminate()
    workers.current.delete(id)
  }
  const change = ({ id, ...news }: VerifyAnswer) => {
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...news } : file)))
    if (news.sha256 !== undefined || news.isUnreadable) stop(id)
  }
  const add = (given: File[]) => {
    for (const file of given) {
      count.current += 1
      const id = String(count.current)
      const worker = new Worker(allowWorker(workerAddress), { type: 'module' })
      workers.current.set(id, worker)
      worker.addEventListener('message', ({ data }: MessageEvent<VerifyAnswer>) => change(data))
      worker.addEventListener('error', () => change({ id, isUnreadable: true }))
      setFiles((before) => [...before, { id, name: file.name, size: file.size, share: 0 }])
      const question: VerifyQuestion = { id, file }
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(question)
    }
  }
  const remove = (id: string) => {
    stop(id)
    setFiles((before) => before.filter((file) => file.id !== id))
  }
  return { files, add, remove }
}
