import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvCell, writeCsv } from './report-csv.ts'

const words = {
  heads: ['File', 'Function', 'State', 'Lines', 'Remark'] as [string, string, string, string, string],
  states: { no: 'Not covered', covered: 'Covered' },
  skipped: 'Not read',
  refusals: { binary: 'Binary' },
}

it('has a line for each function of each file, and for each file that was not read', () => {
  const csv = writeCsv(
    [
      { name: '=cmd|x.m', size: 1, unseen: [], uses: [{ name: 'ginput', state: 'no', lines: [3, 12] }] },
      { name: 'b,"c".m', size: 1, unseen: [], uses: [], refusal: 'binary' },
    ],
    new Map([['ginput', 'Interactive, see above']]),
    words,
  )
  expect(csv).toBe(
    '\ufeffFile,Function,State,Lines,Remark\r\n' +
      `'=cmd|x.m,ginput,Not covered,3 12,"Interactive, see above"\r\n` +
      '"b,""c"".m",,Not read,,Binary\r\n',
  )
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
