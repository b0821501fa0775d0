import { expect, it } from 'vitest'
import { fillCounts } from './fill-counts.ts'

const totals = {
  functions: { covered: 1000, partly: 200, no: 34 },
  commands: { covered: 1, partly: 2, no: 3 },
  blocks: { covered: 10, partly: 5, no: 7 },
}

it.each([
  ['{functions} examined, {functions.covered} covered', '1,234 examined, 1,000 covered'],
  ['基本库的{blocks}个模块里{blocks.usable}个能转换，{blocks.no}个不能', '基本库的22个模块里15个能转换，7个不能'],
  ['{commands.partly} of {commands}', '2 of 6'],
  ['{other} {functions.other} { functions } {', '{other} {functions.other} { functions } {'],
])('%s', (text, expected) => {
  expect(fillCounts(text, totals)).toBe(expected)
})
