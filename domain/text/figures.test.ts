import { expect, it } from 'vitest'
import { writeCount, writeShare } from './figures.ts'

it('numbers have their thousands grouped in both languages', () => {
  expect([writeCount(1184, 'zh'), writeCount(25_000, 'en'), writeCount(999, 'en')]).toEqual(['1,184', '25,000', '999'])
})

it('shares are per cent with one decimal at most, and none of nothing is 0', () => {
  expect([writeShare(1, 8, 'en'), writeShare(1, 1000, 'zh'), writeShare(3, 0, 'en')]).toEqual(['12.5%', '0.1%', '0%'])
})
