import { expect, it } from 'vitest'
import { createKeptDrawings } from './kept-drawings.server.ts'

/** Draws numbers, so that a drawing made anew is another one. */
function openDrawings(most: number) {
  const getOrDraw = createKeptDrawings<number>(most)
  let drawn = 0
  return (key: string, sources: readonly unknown[]) => getOrDraw(key, sources, () => (drawn += 1))
}

it('draws once for the very same answers, and anew for equal ones', () => {
  const drawings = openDrawings(2)
  const answer = { title: 'Meridian' }
  expect(drawings('/zh', [answer, 1])).toBe(1)
  expect(drawings('/zh', [answer, 1])).toBe(1)
  expect(drawings('/zh', [{ title: 'Meridian' }, 1])).toBe(2)
  expect(drawings('/zh', [answer, 1])).toBe(3)
})

it('draws anew when an answer is missing, or has come back', () => {
  const drawings = openDrawings(2)
  const [news, cases] = [{}, {}]
  expect(drawings('/', [news, cases])).toBe(1)
  expect(drawings('/', [news])).toBe(2)
  expect(drawings('/', [news, cases])).toBe(3)
})

it('never gives the drawing of another key', () => {
  const drawings = openDrawings(2)
  const answer = {}
  expect(drawings('/news', [answer])).toBe(1)
  expect(drawings('/news?page=2', [answer])).toBe(2)
  expect(drawings('/news', [answer])).toBe(1)
})

it('the one that was not used for the longest goes', () => {
  const drawings = openDrawings(2)
  const answer = {}
  drawings('a', [answer])
  drawings('b', [answer])
  drawings('a', [answer])
  drawings('c', [answer])
  expect(drawings('a', [answer])).toBe(1)
  expect(drawings('b', [answer])).toBe(4)
})
