import { expect, it } from 'vitest'
import { csvCell, writeTable } from './csv.ts'

it.each(['=1+2', '+1+2', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula for a spreadsheet', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
})

it.each([
  ['a', 'a'],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [-3.5, '-3.5'],
  ['-3', '-3'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

it('a table has its mark and its line ends', () => {
  expect(
    writeTable([
      ['学时', 48],
      ['学分', 3],
    ]),
  ).toBe('\uFEFF学时,48\r\n学分,3\r\n')
})
