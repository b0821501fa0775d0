import { describe, expect, it } from 'vitest'
import { mayReload, reloadPause } from './reload-guard.ts'

function makeStorage() {
  const held = new Map<string, string>()
  return () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  })
}

describe('the guard of reloads', () => {
  it('[D4] [K6] lets a path be reloaded once in ten seconds, each path for itself', () => {
    const storage = makeStorage()
    expect(mayReload('/a', storage, 1000)).toBe(true)
    expect(mayReload('/a', storage, 1001)).toBe(false)
    expect(mayReload('/b', storage, 1002)).toBe(true)
    expect(mayReload('/a', storage, 1000 + 9_999)).toBe(false)
    expect(mayReload('/a', storage, 1000 + 10_000)).toBe(true)
    expect(reloadPause).toBe(10_000)
  })

  it('[D4] is not held for ever by a clock that was set back', () => {
    const storage = makeStorage()
    mayReload('/a', storage, 1_000_000)
    expect(mayReload('/a', storage, 1_000)).toBe(true)
  })

  it.each(['', 'null', '[]', '{', '"text"', '{"/a":"soon"}'])('[D4] is not confused by %j in the storage', (text) => {
    const storage = makeStorage()
    storage().setItem('portico.reloads', text)
    expect(mayReload('/a', storage, 1000)).toBe(true)
    expect(mayReload('/a', storage, 1001)).toBe(false)
  })

  it('[D4] says no where nothing can be remembered', () => {
    const refused = () => {
      throw new Error('SecurityError')
    }
    expect(mayReload('/a', refused, 1000)).toBe(false)
    expect(mayReload('/a', () => ({ getItem: () => null, setItem: refused }), 1000)).toBe(false)
  })
})
