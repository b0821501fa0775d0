import { useEffect, useRef, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { allowWorker } from '#site/runtime/deployment/worker-address.ts'
// The build gives the address of the worker's own file.
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
  /** What was published with this digest; `null` when nothing was, missing until that is known. */
  known?: KnownFile | null
  /** The list of published files could not be fetched. */
  isUnasked?: boolean
}

export type KnownFile = CallOutput<'download/known'>[number]

/** So many digits of the digest are told; who hears them does not know which file it is. */
const toldDigits = 2

/**
 * Digests of files of the visitor, each in a worker of its own: to stop one is to end its worker. Of the file nothing is
 * sent; two digits of its digest ask for the list of published files that begin with them, and the rest is compared here.
 */
export function useVerify() {
  const portal = usePortal()
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
  const note = (id: string, news: Partial<VerifiedFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...news } : file)))
  const change = ({ id, ...news }: VerifyAnswer) => {
    note(id, news)
    if (news.sha256 !== undefined || news.isUnreadable) stop(id)
    if (news.sha256 !== undefined) look(id, news.sha256)
  }
  const look = (id: string, sha256: string) =>
    void portal.call('download/known', { prefix: sha256.slice(0, toldDigits) }).then(
      (list) => note(id, { known: list.find((each) => each.sha256 === sha256) ?? null }),
      // The portal's client has shown the error.
      () => note(id, { isUnasked: true }),
    )
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
      worker.postMessage(question)
    }
  }
  const remove = (id: string) => {
    stop(id)
    setFiles((before) => before.filter((file) => file.id !== id))
  }
  return { files, add, remove }
}
