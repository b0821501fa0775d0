import { describe, expect, it } from 'vitest'
import { contractIds, judge, readTitles } from './titles.ts'

const id = (name: string) => `[${name}]`
const file = (text: string) => [{ path: 'a.test.ts', text }]
/** Every id but the given ones has a test in this file. */
const allBut = (...missing: string[]) =>
  file(
    contractIds
      .filter((each) => !missing.includes(each))
      .map((each) => `it('${id(each)} x', f)`)
      .join('\n'),
  )

describe('titles', () => {
  it('are read from calls and tables, in any quotes, with more than one id', () => {
    const source = [
      `it('${id('C1')} ${id('L6')} a', f)`,
      `test("${id('S3')} it's", f)`,
      `it.each(x)(\n  \`${id('R')} \${path} b\`, f)`,
      `  ['${id('L1')} row', 1],`,
    ].join('\n')
    expect(readTitles(source).map(({ ids, text }) => [ids.join(), text])).toEqual([
      ['C1,L6', 'a'],
      ['S3', "it's"],
      ['R', '${path} b'],
      ['L1', 'row'],
    ])
    expect(readTitles(source)[1]?.line).toBe(2)
  })

  it.each([
    `// it('${id('C1')} a', f)`,
    ` * it('${id('C1')} a', f)`,
    `const a = x${id('C1')}`,
    `it('no id ${id('C1')}', f)`,
  ])('%s is none', (source) => {
    expect(readTitles(source)).toEqual([])
  })
})

describe('the verdict', () => {
  it('has 66 ids', () => {
    expect(contractIds).toHaveLength(7 + 1 + 8 + 19 + 6 + 5 + 4 + 6 + 10)
  })

  it('is clean when each id has a test', () => {
    expect(judge(allBut(), {}).faults).toEqual([])
  })

  it('an id without test is a fault, unless an issue owes it', () => {
    expect(judge(allBut('W2'), {}).faults).toEqual([expect.stringMatching(/^W2 has no test/)])
    expect(judge(allBut('W2'), { W2: 'an issue' }).faults).toEqual([])
  })

  it('an id that is owed and has a test is a fault, so that the list empties', () => {
    expect(judge(allBut(), { W2: 'an issue' }).faults).toEqual([expect.stringMatching(/^W2 has a test now/)])
  })

  it('an id that the contract does not have is a fault, wherever it stands', () => {
    expect(judge([...allBut(), ...file(`it('${id('C20')} x', f)`)], { Z1: 'an issue' }).faults).toHaveLength(2)
  })
})
