import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FoundState, Use } from './coverage.ts'
import { csvCell, writeCsv } from './report-csv.ts'

const words: Parameters<typeof writeCsv>[1] = {
  heads: ['File', 'Kind', 'Name', 'Block', 'State', 'Count', 'Lines', 'Remark'],
  kinds: { function: 'Function', block: 'Block' },
  states: { no: 'Not covered', partly: 'Partly covered', covered: 'Covered', unknown: 'Not examined' },
  skipped: 'Not read',
  refusals: { binary: 'Binary' },
  unseen: 'Cannot be read',
}
const use = (name: string, state: FoundState, lines: number[]): Use => ({
  kind: 'function',
  name,
  state,
  lines,
  count: 0,
  examples: [],
})

it('has a line for each function and block of each file, and for what was not read', () => {
  const block: Use = { ...use('Gain', 'partly', []), kind: 'block', title: 'Gain, 增益', count: 4, examples: ['K'] }
  const csv = writeCsv(
    [
      {
        name: '=cmd|x.m',
        unseen: [7, 9],
        loads: [],
        uses: [
          { ...use('ginput', 'no', [3, 12]), note: 'Interactive, see above' },
          use('sin', 'covered', [1]),
          use('sim', 'unknown', [2]),
        ],
      },
      { name: 'a.slx', unseen: [], loads: [], uses: [block] },
      { name: 'b,"c".m', unseen: [], loads: [], uses: [], refusal: 'binary' },
    ],
    words,
  )
  expect(csv.split('\r\n')).toEqual([
    '\ufeffFile,Kind,Name,Block,State,Count,Lines,Remark',
    `'=cmd|x.m,,,,Cannot be read,2,7 9,`,
    `'=cmd|x.m,Function,ginput,,Not covered,2,3 12,"Interactive, see above"`,
    `'=cmd|x.m,Function,sin,,Covered,1,1,`,
    `'=cmd|x.m,Function,sim,,Not examined,1,2,`,
    'a.slx,Block,Gain,"Gain, 增益",Partly covered,4,,',
    '"b,""c"".m",,,,Not read,,,Binary',
    '',
  ])
})

/** Reads one cell as RFC 4180 has it. */
const readCell = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

it('whatever a name is, it comes back from its cell, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('=1', '+1', '-1', '@a', '\t=1', '\r=1', '"=1"', "'")), (text) => {
      const cell = csvCell(text)
      const read = readCell(cell)
      expect(read.replace(/^'(?=[=+\-@\t\r])/, '')).toBe(text.replace(/^'(?=[=+\-@\t\r])/, ''))
      expect(read).not.toMatch(/^[=+\-@\t\r]/)
      expect(cell.startsWith('"') || !/[",\r\n]/.test(cell)).toBe(true)
    }),
  )
})
