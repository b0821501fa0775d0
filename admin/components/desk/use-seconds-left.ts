'use client'

import { useEffect, useState } from 'react'

/** How long what is due is looked for again, in milliseconds: it is done by a round of the server. */
const doneEvery = 3000

/** Counts down to a moment. @param onDue called again and again from then on, until what was held is gone */
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
