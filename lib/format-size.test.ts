import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [0, '0 B'],
  [11, '11 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_600_000, '1.5 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [200 * 1024 ** 3, '200 GB'],
])('%i bytes are %s', (bytes, written) => {
  expect(formatSize(bytes)).toBe(written)
})
