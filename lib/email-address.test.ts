import { expect, it } from 'vitest'
import { normalizeEmail } from './email-address.ts'

it.each([
  ['Lin.Xia@Example.COM', 'lin.xia@example.com'],
  ['  lin@example.com ', 'lin@example.com'],
  ['ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'lin@example.com'],
  ['\u212Aim@example.com', 'kim@example.com'],
  ['lin+portal@example.com', 'lin+portal@example.com'],
  ['lin@例子.公司', 'lin@xn--fsqu00a.xn--55qx5d'],
  ['lin@BÜCHER.example', 'lin@xn--bcher-kva.example'],
])('%j is %j', (given, expected) => {
  expect(normalizeEmail(given)).toBe(expected)
  expect(normalizeEmail(expected)).toBe(expected)
})

it.each([
  '',
  '@',
  'lin',
  'lin@',
  '@example.com',
  'lin@localhost',
  'lin@127.0.0.1',
  'lin@[127.0.0.1]',
  'lin@example.com\r\nBcc: all@example.com',
  'lin@example.com, other@example.com',
  'lin@example.com;other@example.com',
  '"lin"@example.com',
  'Lin <lin@example.com>',
  'lin xia@example.com',
  'l..in@example.com',
  '.lin@example.com',
  'lin\0@example.com',
  'l\u0131n@example.com',
  '林@example.com',
  `${'l'.repeat(65)}@example.com`,
  `lin@${'e'.repeat(260)}.com`,
  'lin@-example.com',
  'lin@example.com%0d%0a',
])('%j is no address', (given) => {
  expect(normalizeEmail(given)).toBeUndefined()
})

it('does not fold what another person may own: dots and tags stay', () => {
  expect(normalizeEmail('l.in@example.com')).not.toBe(normalizeEmail('lin@example.com'))
  expect(normalizeEmail('lin+a@example.com')).not.toBe(normalizeEmail('lin@example.com'))
})
