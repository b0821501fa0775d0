import { describe, expect, it, vi } from 'vitest'
import { createToasts, type ShownToast } from './toasts.ts'

function open() {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return { kept, storage, toasts: createToasts(storage) }
}

describe('toasts', () => {
  it('[K1] wait until something shows them, and go there in order', () => {
    const { toasts } = open()
    const heard = vi.fn<() => void>()
    toasts.subscribe(heard)
    toasts.showToast({ type: 'info', text: 'one' })
    toasts.showToast({ type: 'error', text: 'two' })
    expect(heard).toHaveBeenCalledTimes(2)
    const shown: string[] = []
    const stop = toasts.takeOver(({ text }) => shown.push(text))
    toasts.showToast({ type: 'info', text: 'three' })
    expect(shown).toEqual(['one', 'two', 'three'])
    expect(toasts.waiting()).toEqual([])
    stop()
    toasts.showToast({ type: 'info', text: 'four' })
    expect(toasts.waiting().map(({ text }) => text)).toEqual(['four'])
  })

  it('[W4] of one id are one, and equal ones without an id are one', () => {
    const { toasts } = open()
    for (let asked = 0; asked < 3; asked++) toasts.showToast({ type: 'error', text: 'lost', id: 'a' })
    for (let asked = 0; asked < 3; asked++) toasts.showToast({ type: 'error', text: 'lost' })
    expect(toasts.waiting().map(({ id }) => id)).toEqual(['a', 'error lost'])
  })

  it('[W5] one can be carried into the next document, where it is shown once', () => {
    const { kept, storage, toasts } = open()
    toasts.carryToast({ type: 'error', text: 'ended' })
    expect(toasts.waiting()).toEqual([])
    const next = createToasts(storage)
    next.showCarried()
    next.showCarried()
    expect(next.waiting().map(({ text }: ShownToast) => text)).toEqual(['ended'])
    expect(kept.size).toBe(0)
  })

  it('without storage it is shown at once', () => {
    const toasts = createToasts(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    toasts.showCarried()
    toasts.carryToast({ type: 'error', text: 'ended' })
    expect(toasts.waiting().map(({ text }) => text)).toEqual(['ended'])
  })
})
