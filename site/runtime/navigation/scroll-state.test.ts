import { expect, it } from 'vitest'
import { headerStateOf } from '#site/features/frame/use-header-state.ts'
import { trackScroll } from './scroll-state.ts'
import { createStore, type UserState } from '#site/runtime/session/user-state.ts'

function open(start = 0) {
  const state = createStore<UserState>({ info: {}, token: '', scrollY: 0, lastScrollY: 0, scrollDirection: 'up' })
  const target = new EventTarget()
  const page = {
    scrollY: start,
    innerHeight: 900,
    document: { documentElement: { scrollHeight: 2000 } },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const stop = trackScroll(state, page)
  const scroll = (scrollY: number) => {
    page.scrollY = scrollY
    target.dispatchEvent(new Event('scroll'))
    const { info: _info, token: _token, ...scrolled } = state.get()
    return scrolled
  }
  return { scroll, state, stop }
}

it('[N1] [N4] keeps the position, the one before and the direction, on every scroll', () => {
  const { scroll } = open()
  expect(scroll(400)).toEqual({ scrollY: 400, lastScrollY: 0, scrollDirection: 'down' })
  expect(scroll(390)).toEqual({ scrollY: 390, lastScrollY: 400, scrollDirection: 'up' })
  expect(scroll(390)).toEqual({ scrollY: 390, lastScrollY: 400, scrollDirection: 'up' })
  expect(scroll(391)).toEqual({ scrollY: 391, lastScrollY: 390, scrollDirection: 'down' })
  expect(scroll(-30)).toEqual({ scrollY: 0, lastScrollY: 391, scrollDirection: 'up' })
})

it('[N4] a page that springs back at its end goes neither way', () => {
  const { scroll } = open(1000)
  expect(scroll(1130)).toEqual({ scrollY: 1100, lastScrollY: 1000, scrollDirection: 'down' })
  expect(scroll(1100)).toEqual({ scrollY: 1100, lastScrollY: 1000, scrollDirection: 'down' })
})

it('where a page stands at first is no movement, and an ended tracking follows nothing', () => {
  const { scroll, state, stop } = open(300)
  expect(state.get()).toMatchObject({ scrollY: 300, scrollDirection: 'up' })
  stop()
  expect(scroll(900)).toMatchObject({ scrollY: 300, scrollDirection: 'up' })
})

it.each([
  [{ scrollY: 11, scrollDirection: 'up' }, 'scrolled'],
  [{ scrollY: 10, scrollDirection: 'up' }, ''],
  [{ scrollY: 0, scrollDirection: 'up' }, ''],
  [{ scrollY: 500, scrollDirection: 'down' }, 'scrolled moved'],
] as const)('[N4] the header at %j is %j', (state, expected) => {
  expect(headerStateOf(state)).toBe(expected)
})
