import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvCell, readTable, readTableText, writeTable } from './csv.ts'

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

it.each([
  [
    'a,b\r\nc,d\r\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  ['\uFEFFa,b', [[1, 'a', 'b']]],
  [
    'a\tb,c\nd\te',
    [
      [1, 'a', 'b,c'],
      [2, 'd', 'e'],
    ],
  ],
  [
    'a,\n\n ,\nb,"c\nc"\rd,""',
    [
      [1, 'a', ''],
      [4, 'b', 'c\nc'],
      [6, 'd', ''],
    ],
  ],
  ['"say ""no""",x', [[1, 'say "no"', 'x']]],
  ['', []],
] as const)('%j is read with the numbers of its lines', (text, lines) => {
  expect(readTable(text)?.map(({ cells, line }) => [line, ...cells])).toEqual(lines)
})

it.each(['a,"b', 'a,b\n"c', 'a,"b"c\n'])('%j is no whole table', (text) => {
  expect(readTable(text)).toBeUndefined()
})

it('reads what is written', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '中') })
    .filter((text) => text === text.trim())
  const row = fc.tuple(fc.constant('first'), cell, cell)
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(readTable(writeTable(rows))?.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

it.each([
  ['UTF-8', [0xe4, 0xb8, 0xad, 0xe6, 0x96, 0x87]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xe4, 0xb8, 0xad, 0xe6, 0x96, 0x87]],
  ['GB 18030', [0xd6, 0xd0, 0xce, 0xc4]],
  ['UTF-16', [0xff, 0xfe, 0x2d, 0x4e, 0x87, 0x65]],
])('a table in %s is read', (_, bytes) => {
  expect(readTable(readTableText(Uint8Array.from(bytes)))).toEqual([{ line: 1, cells: ['中文'] }])
})
