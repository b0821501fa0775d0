import { beforeEach, describe, expect, it, vi } from 'vitest'
import { copyKey, dropCopy, pruneCopies, readCopy, writeCopy } from './local-copies.ts'

const day = 24 * 60 * 60_000
const key = copyKey(7, 'about-page/zh')

function stubStorage(refusing = false): Map<string, string> {
  const kept = new Map<string, string>()
  // What `Object.keys` of a browser's storage shows are its entries.
  const storage = new Proxy(
    {},
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: (_, name) =>
        ({
          getItem: (each: string) => kept.get(each) ?? null,
          setItem(each: string, value: string) {
            if (refusing) throw new DOMException('full', 'QuotaExceededError')
            kept.set(each, value)
          },
          removeItem: (each: string) => kept.delete(each),
        })[name as string],
    },
  )
  vi.stubGlobal('localStorage', storage)
  return kept
}

describe('what a browser keeps of what was not saved', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = stubStorage()
  })

  it('is found again by whoever wrote it, and by nobody else', () => {
    expect(writeCopy(key, { at: Date.now(), base: 'a', data: { mission: '半句' } })).toBe(true)
    expect(readCopy(key)).toMatchObject({ base: 'a', data: { mission: '半句' } })
    expect(readCopy(copyKey(8, 'about-page/zh'))).toBeUndefined()
    dropCopy(key)
    expect(kept.size).toBe(0)
  })

  it('is gone after seven days, whoever is there then', () => {
    writeCopy(key, { at: Date.now() - 7 * day, base: '', data: 'old' })
    writeCopy(copyKey(8, 'x'), { at: Date.now() - 6 * day, base: '', data: 'newer' })
    kept.set('payload-theme', 'dark')
    pruneCopies()
    expect([...kept.keys()].sort()).toEqual(['payload-theme', copyKey(8, 'x')].sort())
  })

  it('is removed when it cannot be read', () => {
    kept.set(key, '{broken')
    expect(readCopy(key)).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('is left out when there is no room, and writing goes on', () => {
    expect(writeCopy(key, { at: 0, base: '', data: 'x'.repeat(600_000) })).toBe(false)
    stubStorage(true)
    expect(writeCopy(key, { at: 0, base: '', data: 'x' })).toBe(false)
    vi.stubGlobal('localStorage', undefined)
    expect(readCopy(key)).toBeUndefined()
    expect(() => dropCopy(key)).not.toThrow()
    expect(() => pruneCopies()).not.toThrow()
  })
})
