import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { copyKey, dropCopy, type LocalCopy, pruneCopies, readCopy, writeCopy } from './local-copies.ts'

/** How long after the last change a copy is written, in milliseconds. */
const pause = 500

interface Unsaved<Data> {
  /** Where it is written, the same after a reload. */
  place: string
  /** What it is a change of: the time or digest of the stored state. */
  base: string
  isUnsaved: boolean
  /** Another value for each change. */
  stamp: unknown
  read: () => Data
}

/**
 * Keeps what is written and not saved in the browser, until it is saved or discarded.
 * @returns what was found from an earlier page, until it is taken or discarded by `forget`
 */
export function useUnsavedCopy<Data>({ base, isUnsaved, place, read, stamp }: Unsaved<Data>) {
  const { user } = useAuth()
  const key = user == null ? undefined : copyKey(user.id, place)
  const [found, setFound] = useState<LocalCopy<Data>>()
  const [unsavedKey, setUnsavedKey] = useState<string>()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    pruneCopies()
    setFound(key === undefined ? undefined : readCopy<Data>(key))
  }, [key])
  useEffect(() => {
    if (key === undefined || !isUnsaved) return undefined
    setUnsavedKey(key)
    const write = () => writeCopy(key, { at: Date.now(), base, data: latest.current() })
    const timer = setTimeout(write, pause)
    // A window that closes has no time to wait.
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [base, isUnsaved, key, stamp])
  useEffect(() => {
    // Saved, or taken back. At another place nothing was: what was kept there is still to be offered.
    if (key === undefined || isUnsaved || key !== unsavedKey) return
    setUnsavedKey(undefined)
    dropCopy(key)
  }, [isUnsaved, key, unsavedKey])
  const forget = useCallback(() => {
    if (key !== undefined) dropCopy(key)
    setFound(undefined)
  }, [key])
  return { found, forget }
}
