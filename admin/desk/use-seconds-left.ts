'use client'

import { useEffect, useState } from 'react'

/** How long to keep polling for a due action, in milliseconds: the server's worker carries it out. */
const doneEvery = 3000

/** Counts down to a moment. @param onDue called repeatedly from then on, until the pending item is gone */
export function useSecondsLeft(at: string, onDue: () => void): number {
  const [left, setLeft] = useState(() => Date.parse(at) - Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(Date.parse(at) - Date.now()), 1000)
    return () => clearInterval(timer)
  }, [at])
  const isDue = left <= 0
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setInterval(onDue, doneEvery)
    return () => clearInterval(timer)
  }, [isDue, onDue])
  return Math.max(0, Math.ceil(left / 1000))
}
