import { expect, it } from 'vitest'
import { processorTime } from '../../tests/setup/processor-time.ts'
import { mostCells, readCells } from './table-cells.ts'

it.each([
  [
    'a | b\nc | d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '| a | b |\n|---|:--|\n| c | |',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t"two\nlines"\nc\t"say ""yes"""',
    [
      ['a', 'two lines'],
      ['c', 'say "yes"'],
    ],
  ],
  [
    'a\tb|c\nd',
    [
      ['a', 'b|c'],
      ['d', ''],
    ],
  ],
  [
    '5" disc\tb\n"open\tc',
    [
      ['5" disc', 'b'],
      ['"open', 'c'],
    ],
  ],
  ['one', [['one']]],
  ['', []],
  ['\n \n|', []],
])('%j', (text, cells) => expect(readCells(text)).toEqual(cells))

it('shows no more of a huge table than a page can have, and is quick about it', () => {
  const huge = Array.from({ length: 2500 }, (_, row) => `${row} | b | c | d`).join('\n')
  const time = processorTime(() => {
    expect(readCells(huge).flat()).toHaveLength(mostCells)
    expect(readCells('a\t'.repeat(10_000)).flat()).toHaveLength(50)
    expect(readCells('"\t'.repeat(10_000))).toEqual([])
  })
  expect(time).toBeLessThan(500)
})
