import { useSyncExternalStore } from 'react'
import type { CallOutput } from '#portal/client.ts'

type Answer = CallOutput<'auth/me'>

/** The person who is signed in, and what waits for them, once that is known. */
export type Person = Omit<Answer, 'unreadTickets'> & Partial<Pick<Answer, 'unreadTickets'>>

/** User state (contract N1). */
export interface UserState {
  /** Empty while nobody is signed in, and until `auth/me` has answered. */
  info: Partial<Person>
  /** Empty while nobody is signed in. */
  token: string
  scrollY: number
  /** The position before `scrollY`. */
  lastScrollY: number
  scrollDirection: 'up' | 'down'
}

const initial: UserState = { info: {}, token: '', scrollY: 0, lastScrollY: 0, scrollDirection: 'up' }

export interface Store<State> {
  get: () => State
  set: (part: Partial<State>) => void
  subscribe: (listener: () => void) => () => void
}

/** A value that several components read, with those who want to hear of its changes. */
export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one user state of this document. */
export const userState = createStore(initial)

/**
 * A part of the user state. Nobody is signed in while the server renders, nor while the page is hydrated.
 * @param select must give the same value for the same state
 */
export function useUserState<Part>(select: (state: UserState) => Part): Part {
  return useSyncExternalStore(
    userState.subscribe,
    () => select(userState.get()),
    () => select(initial),
  )
}
