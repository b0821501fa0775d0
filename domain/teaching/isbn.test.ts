import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readIsbn } from './isbn.ts'

it.each([
  ['978-0-306-40615-7', '9780306406157'],
  ['979 10 90636 07 1', '9791090636071'],
  ['978-0-306-40615-8', undefined],
  ['0-306-40615-2', undefined],
  ['977-0-306-40615-7', undefined],
  ['978-0-306-40615-7x', undefined],
  ['', undefined],
])('%s is the ISBN %s', (text, isbn) => {
  expect(readIsbn(text)).toBe(isbn)
})

it('a single wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...'9780306406157']
      digits[place] = String((Number(digits[place]) + by) % 10)
      expect(readIsbn(digits.join(''))).toBeUndefined()
    }),
  )
})
