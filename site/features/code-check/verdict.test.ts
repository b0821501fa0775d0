import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FileReport, FoundState, Use } from './coverage.ts'
import { verdictOf, countFindings } from './verdict.ts'

const use = (name: string, state: FoundState, kind: Use['kind'] = 'function'): Use => ({
  kind,
  name,
  state,
  lines: [1],
  count: 1,
  examples: [],
})
const report = (facts: Partial<FileReport>): FileReport => ({ name: 'a.m', unseen: [], loads: [], uses: [], ...facts })

describe('the verdict', () => {
  it.each([
    ['all covered', [report({ uses: [use('sin', 'covered')] })], 0, 'covered'],
    ['one was not examined', [report({ uses: [use('sin', 'covered'), use('sim', 'unknown')] })], 0, 'unclear'],
    ['one is partly covered', [report({ uses: [use('plot', 'partly')] })], 0, 'open'],
    ['one is not covered', [report({ uses: [use('ginput', 'no'), use('sim', 'unknown')] })], 0, 'open'],
    ['code at run time', [report({ uses: [use('sin', 'covered')], unseen: [3] })], 0, 'unclear'],
    ['a file was refused', [report({ uses: [use('sin', 'covered')] }), report({ refusal: 'binary' })], 0, 'unclear'],
    ['a file waits', [report({ uses: [use('sin', 'covered')] })], 1, 'unclear'],
    ['nothing was found', [report({})], 0, 'nothing'],
  ] as const)('%s', (_name, reports, waiting, verdict) => {
    expect(verdictOf(countFindings(reports, waiting))).toBe(verdict)
  })

  it('a name in two files counts once, a function and a block of one name twice', () => {
    const reports = [
      report({ uses: [use('sin', 'covered'), use('Fcn', 'covered')] }),
      report({ uses: [use('sin', 'covered'), use('Fcn', 'partly', 'block')] }),
    ]
    expect(countFindings(reports, 0).states).toEqual({ covered: 2, partly: 1, no: 0, unknown: 0 })
  })

  const states = fc.constantFrom<FoundState>('covered', 'partly', 'no', 'unknown')
  const uses = fc.array(
    fc.record({ name: fc.constantFrom(...'abcdefgh'), kind: fc.constantFrom<Use['kind']>('function', 'block') }),
  )
  const reports = fc.array(
    fc.record({
      uses,
      unseen: fc.array(fc.nat(9), { maxLength: 1 }),
      refusal: fc.option(fc.constantFrom('binary', 'stopped'), { nil: undefined }),
    }),
    { maxLength: 4 },
  )

  it('is never an all-clear while anything is not wholly covered, not examined, or not read', () => {
    fc.assert(
      fc.property(reports, fc.array(states, { minLength: 16, maxLength: 16 }), fc.nat(1), (drawn, stateOf, waiting) => {
        const given = drawn.map(({ refusal, unseen, uses: names }) =>
          report({
            unseen,
            ...(refusal && ({ refusal } as const)),
            // A name has one state, in whichever file it stands.
            uses: names.map(({ kind, name }) =>
              use(name, stateOf['abcdefgh'.indexOf(name) + (kind === 'block' ? 8 : 0)] ?? 'unknown', kind),
            ),
          }),
        )
        const tally = countFindings(given, waiting)
        const found = given.flatMap((each) => each.uses)
        const isClear =
          found.length > 0 &&
          found.every(({ state }) => state === 'covered') &&
          given.every((each) => each.refusal === undefined && each.unseen.length === 0) &&
          waiting === 0
        expect(verdictOf(tally) === 'covered').toBe(isClear)
        const distinct = new Set(found.map(({ kind, name }) => `${kind} ${name}`)).size
        expect(Object.values(tally.states).reduce((sum, count) => sum + count, 0)).toBe(distinct)
      }),
    )
  })
})
