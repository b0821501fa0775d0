import { useEffect, useState, useSyncExternalStore } from 'react'
import { type FileRules, rulesOf } from '#domain/form-file/form-files.ts'
import type { CallOutput } from '#portal/client.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { isUnderWay, type KeptUpload, type Uploading, UploadQueue } from './upload-queue.ts'
import { useTicketTexts } from './texts.ts'

type Limits = CallOutput<'ticket/start'>['files']

export interface UploadsState extends Uploading {
  queue: UploadQueue
  rules: FileRules & Limits
  /** What a draft keeps of them. */
  kept: KeptUpload[]
  /** How many have not arrived. */
  underWay: number
}

/** The files of a message, sent while it is written. @param kept those of a draft, read once */
export function useUploads(limits: Limits, kept: readonly KeptUpload[] = []): UploadsState {
  const { locale } = useLanguage()
  const words = useTicketTexts().files
  const [rules] = useState(() => ({ ...rulesOf('ticket'), ...limits }))
  const [queue] = useState(() => new UploadQueue({ rules, locale, words, kept }))
  const now = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  useEffect(() => queue.open(), [queue])
  return {
    ...now,
    queue,
    rules,
    kept: now.rows.flatMap(({ id, key, name, size }) => (id === undefined ? [] : [{ id, key, name, size }])),
    underWay: now.rows.filter(isUnderWay).length,
  }
}
