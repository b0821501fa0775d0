'use client'

import { useCallback } from 'react'
import type { PendingActionKind } from '#content/desk/pending-actions.ts'
import type { BulkResult, Changed, Changes } from '#content/desk/change.ts'
import type { DeskItem } from '#content/desk/queue-names.ts'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import { postDesk, DeskError, readDesk } from './desk-api.ts'
import type { DeskTexts } from './desk-texts.ts'
import type { Notices } from './use-notices.ts'

interface Surroundings {
  words: DeskTexts
  said: Notices
  /** Refreshes list and ticket. */
  refresh: () => Promise<unknown>
}

/** Where somebody has seen the clash: as far as the ticket is now. */
const seenNow = async (ticket: DeskTicket) => (await readDesk<DeskTicket>('ticket', { number: ticket.number })).seen

/** Changes to one or several tickets, each with undo. */
function useChanges({ refresh, said, words }: Surroundings) {
  const { run, say } = said

  const takeBack = useCallback(
    (done: readonly { ticket: number; undo: Changes; seen: Changed['seen'] }[]) => async () => {
      const { refused } = await postDesk<BulkResult>('undo', {
        tickets: done.filter(({ undo }) => Object.keys(undo).length > 0),
      })
      await refresh()
      if (refused.length > 0) throw new DeskError('failed', [])
    },
    [refresh],
  )

  const change = useCallback(
    (ticket: DeskTicket, changes: Changes) => {
      const make = async (seen = ticket.seen) => {
        const done = await postDesk<Changed>('change', { ticket: ticket.id, seen, changes })
        say(words.changed, { undo: takeBack([{ ticket: ticket.id, ...done }]) })
        await refresh()
      }
      return run(make, async () => make(await seenNow(ticket)))
    },
    [refresh, run, say, takeBack, words],
  )

  const changeAll = useCallback(
    (items: readonly DeskItem[], changes: Changes) =>
      run(async () => {
        const tickets = items.map(({ event, id }) => ({ ticket: id, event }))
        const { done, refused } = await postDesk<BulkResult>('bulk', { tickets, changes })
        if (done.length > 0) say(words.changedCount(done.length), { undo: takeBack(done) })
        if (refused.length > 0) say(words.refusedCount(refused.length), { isBad: true })
        await refresh()
      }),
    [refresh, run, say, takeBack, words],
  )

  return { change, changeAll, takeBack }
}

interface Written {
  text: string
  /** Sealed names of files. */
  files: string[]
}

/** Answers and notes, each with undo; an undone message loses its files. */
function useWriting({ refresh, said, words }: Surroundings) {
  const { run, say } = said
  const answer = useCallback(
    (ticket: DeskTicket, written: Written & { thenStatus: string }, restore: (text: string) => void) => {
      const make = async (seen = ticket.seen) => {
        const { id } = await postDesk<{ id: number }>('answer', { ticket: ticket.id, seen, ...written })
        const undo = async () => {
          const { text } = await postDesk<{ text: string }>('withdraw', { ticket: ticket.id, answer: id })
          restore(text)
          await refresh()
        }
        restore('')
        say(words.held, { undo })
        await refresh()
      }
      return run(make, async () => make(await seenNow(ticket)))
    },
    [refresh, run, say, words],
  )

  const note = useCallback(
    (ticket: DeskTicket, written: Written, restore: (text: string) => void) =>
      run(async () => {
        const { id } = await postDesk<{ id: number }>('note', { ticket: ticket.id, ...written })
        const undo = async () => {
          const taken = await postDesk<{ text: string }>('withdraw-note', { ticket: ticket.id, note: id })
          restore(taken.text)
          await refresh()
        }
        restore('')
        say(words.noted, { undo })
        await refresh()
      }),
    [refresh, run, say, words],
  )
  return { answer, note }
}

/**
 * Actions on whole tickets. Customers notice most of them, so they are delayed; links are internal and made at once.
 */
function useDeeds({ refresh, said, words }: Surroundings) {
  const { run, say } = said
  const withdraw = useCallback(
    (ticket: number, deed: number) => async () => {
      await postDesk('withdraw-deed', { ticket, deed })
      await refresh()
    },
    [refresh],
  )
  const deed = useCallback(
    (ticket: DeskTicket, kind: PendingActionKind, input: object) =>
      run(async () => {
        const { id } = await postDesk<{ id: number }>(kind, { ticket: ticket.id, ...input })
        say(words.deedHeld, { undo: withdraw(ticket.id, id) })
        await refresh()
      }),
    [refresh, run, say, withdraw, words],
  )
  const link = useCallback(
    (ticket: DeskTicket, other: string, isLinked: boolean) =>
      run(async () => {
        const input = { ticket: ticket.id, other }
        const { seen } = await postDesk<Pick<Changed, 'seen'>>('link', { ...input, isLinked })
        const undo = async () => {
          await postDesk('link', { ...input, isLinked: !isLinked, seen })
          await refresh()
        }
        say(words.changed, { undo })
        await refresh()
      }),
    [refresh, run, say, words],
  )
  return { deed, link, withdraw }
}

/** All actions of an agent. */
export function useWork(surroundings: Surroundings) {
  return { ...useChanges(surroundings), ...useWriting(surroundings), ...useDeeds(surroundings) }
}
export type Work = ReturnType<typeof useWork>
