'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Heartbeat } from '#content/desk/presence.ts'
import { type DeskPage, type QueueName, queueNames } from '#content/desk/queue-names.ts'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import { postDesk, DeskError, readDesk } from './desk-api.ts'

/** The view that the address describes. */
export interface DeskAddress {
  queue: QueueName
  q: string
  ticket: string
}

function readAddress(): DeskAddress {
  const query = new URLSearchParams(window.location.search)
  const queue = queueNames.find((name) => name === query.get('queue')) ?? 'unassigned'
  return { queue, q: query.get('q') ?? '', ticket: query.get('ticket') ?? '' }
}

/** Keeps the view's state in the address, so that it can be shared and the back button works. */
export function useAddress() {
  const [address, setAddress] = useState<DeskAddress>({ queue: 'unassigned', q: '', ticket: '' })
  useEffect(() => {
    const read = () => setAddress(readAddress())
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const go = useCallback((change: Partial<DeskAddress>) => {
    const next = { ...readAddress(), ...change }
    const given = Object.entries(next).filter(
      ([name, value]) => value !== '' && !(name === 'queue' && value === 'unassigned'),
    )
    const query = new URLSearchParams(given).toString()
    window.history.pushState(null, '', `${window.location.pathname}${query && `?${query}`}`)
    setAddress(next)
  }, [])
  return { address, go }
}

/** Polling intervals of lists and of an open ticket, which also sends the presence heartbeat, in milliseconds. */
const listEvery = 20_000
const beatEvery = 15_000

/** The tickets of a queue or a search, and the queues' counts. */
export function useList({ q, queue }: DeskAddress, isReady: boolean) {
  const [page, setPage] = useState<DeskPage>()
  const [counts, setCounts] = useState<Partial<Record<QueueName, number>>>({})
  const asked = `${queue} ${q}`
  const current = useRef(asked)
  useEffect(() => {
    current.current = asked
  }, [asked])
  const reload = useCallback(async () => {
    const [found, counted] = await Promise.all([
      readDesk<DeskPage>('list', { queue, q }),
      readDesk<Record<QueueName, number>>('counts'),
    ])
    if (current.current !== asked) return
    setPage(found)
    setCounts(counted)
  }, [asked, q, queue])
  useEffect(() => {
    if (!isReady) return undefined
    setPage(undefined)
    const look = () => void reload().catch(() => undefined)
    look()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), listEvery)
    return () => clearInterval(timer)
  }, [isReady, reload])
  const more = useCallback(async () => {
    if (page?.next === undefined) return
    const next = await readDesk<DeskPage>('list', { queue, cursor: page.next })
    if (current.current === asked) setPage({ items: [...page.items, ...next.items], next: next.next })
  }, [asked, page, queue])
  return { page, counts, reload, more }
}

/** An open ticket: refreshed when it changes, with this agent's presence reported. */
export function useTicket(number: string) {
  const [ticket, setTicket] = useState<DeskTicket | null>()
  const [present, setPresent] = useState<Heartbeat['present']>([])
  const isWriting = useRef(false)
  const known = useRef('')
  const wanted = useRef(number)
  useEffect(() => {
    wanted.current = number
  }, [number])
  const reload = useCallback(async () => {
    if (number === '') return
    try {
      const read = await readDesk<DeskTicket>('ticket', { number })
      // Another ticket may be open by now, as after a merge.
      if (wanted.current === number) setTicket(read)
    } catch (error) {
      const isGone = error instanceof DeskError && error.refusal === 'missing'
      if (isGone && wanted.current === number) setTicket(null)
    }
  }, [number])
  useEffect(() => {
    setTicket(undefined)
    setPresent([])
    known.current = ''
    void reload()
  }, [reload])
  const id = ticket?.id
  const say = useCallback(async () => {
    if (id === undefined || document.visibilityState !== 'visible') return
    const { present: others, state } = await postDesk<Heartbeat>('beat', { ticket: id, isWriting: isWriting.current })
    setPresent(others)
    if (known.current !== '' && known.current !== state) void reload()
    known.current = state
  }, [id, reload])
  useEffect(() => {
    if (id === undefined) return undefined
    const look = () => void say().catch(() => undefined)
    look()
    const timer = setInterval(look, beatEvery)
    return () => {
      clearInterval(timer)
      void postDesk('leave', { ticket: id }).catch(() => undefined)
    }
  }, [id, say])
  const setWriting = useCallback(
    (is: boolean) => {
      if (isWriting.current === is) return
      isWriting.current = is
      void say().catch(() => undefined)
    },
    [say],
  )
  return { ticket, present, reload, setWriting }
}

export function useTools(): DeskTools | undefined {
  const [tools, setTools] = useState<DeskTools>()
  useEffect(() => {
    void readDesk<DeskTools>('tools')
      .then(setTools)
      .catch(() => undefined)
  }, [])
  return tools
}
