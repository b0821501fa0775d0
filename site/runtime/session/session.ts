import { type Person, type Store, userState, type UserState } from './user-state.ts'

/** Name of the token in local storage (contract N1). */
export const tokenKey = 'portico.token'

/** What of the browser a session stands on. */
interface Surroundings {
  state: Pick<Store<UserState>, 'get' | 'set'>
  /** May throw: a browser can refuse storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * The session of this browser: who is signed in, with which token. Local storage is the source of truth for all tabs;
 * where it is refused or full, the session lasts for the page.
 */
export function createSession({ state, storage }: Surroundings) {
  const endings = new Set<(message: string | undefined) => void>()

  function readToken(): string | undefined {
    try {
      return storage().getItem(tokenKey) ?? ''
    } catch {
      return undefined
    }
  }

  function keepToken(token: string) {
    try {
      if (token === '') storage().removeItem(tokenKey)
      else storage().setItem(tokenKey, token)
    } catch {
      // Without storage the session lasts for the page. A full one must not keep the token of the last session.
      if (token !== '') keepToken('')
    }
  }

  /** Takes the token of another tab or of an earlier visit; who it belongs to is to be asked. */
  function take(token: string) {
    if (token !== state.get().token) state.set({ token, info: {} })
  }

  function clear() {
    keepToken('')
    state.set({ token: '', info: {} })
  }

  return {
    token: () => state.get().token,
    /** Takes the token that is kept. Where storage is refused, the session of this page goes on. */
    restore: () => {
      const kept = readToken()
      if (kept !== undefined) take(kept)
    },
    signIn: (token: string, info: Person) => {
      keepToken(token)
      state.set({ token, info })
    },
    /** Who the token belongs to, as answered; too late once the token is another. */
    identify: (token: string, info: Person) => {
      if (token !== '' && token === state.get().token) state.set({ info })
    },
    signOut: clear,
    /**
     * Code 000004 was answered to a call with this token: the session ends, once. An answer to an older token, that came
     * after the person has signed in anew, ends nothing.
     */
    expire: (token: string, message?: string) => {
      if (token !== state.get().token) return
      clear()
      for (const tell of endings) tell(message)
    },
    /** Told when the portal has ended the session. @returns a function that stops it */
    onExpired: (tell: (message: string | undefined) => void) => {
      endings.add(tell)
      return () => void endings.delete(tell)
    },
    /** Follows what other tabs do. `key` is null when the whole storage was emptied. */
    followOtherTabs: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
      if (key === tokenKey || key === null) take(newValue ?? '')
    },
  }
}

/** The session of this document. */
export const session = createSession({ state: userState, storage: () => localStorage })
