'use client'

import { useCallback, useState } from 'react'
import type { Conflict } from '#content/desk/acting.ts'
import { undoFor } from '#domain/ticket/ticket.ts'
import { DeskError } from './desk-api.ts'
import type { DeskTexts } from './desk-texts.ts'

/** The notices on the screen. */
export interface Notice {
  id: number
  text: string
  undo?: () => Promise<unknown>
  isBad?: boolean
}

/** A conflicting change, and how to continue anyway. */
export interface Refused {
  clashes: readonly Conflict[]
  again: () => Promise<unknown>
}

let last = 0

/** Runs agents' actions and shows the result: done with undo, refused, or failed. */
export function useNotices(words: DeskTexts) {
  const [notices, setNotices] = useState<Notice[]>([])
  const [refused, setRefused] = useState<Refused>()
  const drop = useCallback((id: number) => setNotices((all) => all.filter((each) => each.id !== id)), [])
  const say = useCallback(
    (text: string, more: Pick<Notice, 'undo' | 'isBad'> = {}) => {
      last += 1
      const id = last
      setNotices((all) => [...all.slice(-2), { id, text, ...more }])
      setTimeout(() => drop(id), more.undo ? undoFor : 8000)
      return id
    },
    [drop],
  )
  /** @param again the same, for who has seen what the other did @returns whether it was done */
  const run = useCallback(
    async (work: () => Promise<unknown>, again?: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work()
        setRefused(undefined)
        return true
      } catch (error) {
        const { clashes = [], refusal = 'failed' } = error instanceof DeskError ? error : {}
        if (refusal === 'clash' && again) setRefused({ clashes, again })
        else say(words.refusals[refusal] ?? words.failed, { isBad: true })
        return false
      }
    },
    [say, words],
  )
  return { notices, drop, say, run, refused, setRefused }
}
export type Notices = ReturnType<typeof useNotices>
