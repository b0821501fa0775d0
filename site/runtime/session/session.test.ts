import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession, tokenKey } from './session.ts'
import { createStore, type Person, type UserState } from './user-state.ts'

const person: Person = { id: '7', name: '李工', email: 'li@example.test', language: 'zh' }

/** Local storage as all tabs of a browser share it: a change is told to the others. */
class SharedStorage {
  readonly values = new Map<string, string>()
  readonly tabs: { session: ReturnType<typeof createSession> }[] = []

  openTab() {
    const state = createStore<UserState>({ info: {}, token: '', scrollY: 0, lastScrollY: 0, scrollDirection: 'up' })
    const tell = (newValue: string | null) => {
      for (const other of this.tabs) if (other !== tab) other.session.followOtherTabs({ key: tokenKey, newValue })
    }
    const session = createSession({
      state,
      storage: () => ({
        getItem: (key) => this.values.get(key) ?? null,
        setItem: (key, value) => {
          this.values.set(key, value)
          tell(value)
        },
        removeItem: (key) => {
          if (this.values.delete(key)) tell(null)
        },
      }),
    })
    const tab = { session, state }
    this.tabs.push(tab)
    session.restore()
    return tab
  }
}

let storage: SharedStorage
beforeEach(() => {
  storage = new SharedStorage()
})

describe('the session', () => {
  it('[N1] is kept under portico.token and there again after a reload', () => {
    storage.openTab().session.signIn('t-1', person)
    expect([...storage.values]).toEqual([['portico.token', 't-1']])
    const reloaded = storage.openTab()
    expect(reloaded.state.get()).toMatchObject({ token: 't-1', info: {} })
    reloaded.session.identify('t-1', person)
    expect(reloaded.state.get().info).toEqual(person)
  })

  it('[N1] signing out in one tab signs out the others, signing in signs in', () => {
    const one = storage.openTab()
    const other = storage.openTab()
    one.session.signIn('t-1', person)
    expect(other.session.token()).toBe('t-1')
    other.session.identify('t-1', person)
    one.session.signOut()
    expect(other.state.get()).toMatchObject({ token: '', info: {} })
    expect(storage.values.size).toBe(0)
  })

  it('[N1] another person who signs in elsewhere is never shown under the name of the first', () => {
    const one = storage.openTab()
    const other = storage.openTab()
    one.session.signIn('t-1', person)
    other.session.identify('t-1', person)
    const seen: string[] = []
    other.state.subscribe(() => seen.push(other.session.token()))
    one.session.signIn('t-2', { ...person, id: '8' })
    // Not for a moment without a session: a page that needs one would be left.
    expect(seen).toEqual(['t-2'])
    expect(other.state.get()).toMatchObject({ token: 't-2', info: {} })
    // The late answer to the first token.
    other.session.identify('t-1', person)
    expect(other.state.get().info).toEqual({})
  })

  it('[N1] follows when the browser empties its whole storage, and leaves other keys alone', () => {
    const { session } = storage.openTab()
    session.signIn('t-1', person)
    session.followOtherTabs({ key: 'theme', newValue: null })
    expect(session.token()).toBe('t-1')
    session.followOtherTabs({ key: null, newValue: null })
    expect(session.token()).toBe('')
  })

  it('[W5] [E4] code 000004 clears token and info once, however many calls were answered so', () => {
    const { session, state } = storage.openTab()
    const ended = vi.fn<(message: string | undefined) => void>()
    session.onExpired(ended)
    session.signIn('t-1', person)
    for (let call = 0; call < 3; call++) session.expire('t-1', '登录已失效')
    expect(ended).toHaveBeenCalledExactlyOnceWith('登录已失效')
    expect(state.get()).toMatchObject({ token: '', info: {} })
    expect(storage.values.size).toBe(0)
  })

  it('[W5] a late answer to an old token does not end the new session', () => {
    const { session } = storage.openTab()
    const ended = vi.fn<() => void>()
    session.onExpired(ended)
    session.signIn('t-1', person)
    session.signIn('t-2', person)
    session.expire('t-1')
    expect(ended).not.toHaveBeenCalled()
    expect(session.token()).toBe('t-2')
  })

  it('[W5] a call without a token that needs one leads to signing in', () => {
    const { session } = storage.openTab()
    const ended = vi.fn<() => void>()
    session.onExpired(ended)
    session.expire('')
    expect(ended).toHaveBeenCalledOnce()
  })
})

describe('without storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const open = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => {
    const state = createStore<UserState>({ info: {}, token: '', scrollY: 0, lastScrollY: 0, scrollDirection: 'up' })
    return { state, session: createSession({ state, storage }) }
  }

  it.each([
    ['refused whole', refuse],
    ['refused on use', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['full', () => ({ getItem: () => null, setItem: refuse, removeItem: () => {} })],
  ])('[N1] %s, the session lasts for the page', (_name, storage) => {
    const { session, state } = open(storage)
    session.restore()
    session.signIn('t-1', person)
    expect(state.get()).toMatchObject({ token: 't-1', info: person })
    session.signOut()
    expect(state.get()).toMatchObject({ token: '', info: {} })
  })

  it('[N1] a full storage does not keep the token of the last session', () => {
    const kept = new Map([[tokenKey, 'old']])
    const { session } = open(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: refuse,
      removeItem: (key) => void kept.delete(key),
    }))
    session.restore()
    session.signIn('new', person)
    expect(kept.size).toBe(0)
    expect(session.token()).toBe('new')
  })
})
