import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseCode } from './analyse.ts'

/** What the code refers to, with the lines. */
const uses = (code: string) => Object.fromEntries(analyseCode(code).references)

describe('whatever it is given', () => {
  const pieces = fc.constantFrom(
    ..."' \" % %{ %} ... \n \r\n , ; ( ) [ ] { } @ = == . .' .* 1e3 1. end if for function classdef properties arguments sin x hold on ! ~ 中".split(
      ' ',
    ),
    ' ',
    '\t',
  )
  it('an end is reached, and every line exists', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 200 }).map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (code) => {
          const { lines, references, unseen } = analyseCode(code)
          expect(lines).toBe(code.split(/\r\n|\r|\n/).length)
          for (const each of [...[...references.values()].flat(), ...unseen]) expect(each).toBeLessThanOrEqual(lines)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('what stands in a text or a comment does not change what the rest uses', () => {
    const inside = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replaceAll(/['"\r\n]/g, ''))
    // Alone on its line it opens a comment of its own, or ends this one.
    const comments = inside.filter((text) => !/^\s*%[{}]\s*$/.test(text))
    fc.assert(
      fc.property(inside, comments, (text, comment) => {
        expect(uses(`a = '${text}'; b = "${text}"; % ${comment}\n%{\n${comment}\n%}\nc = sin(1);`)).toEqual({
          sin: [5],
        })
      }),
    )
  })

  it('code in front of a line of its own does not change that line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "a = b';",
            'hold on',
            'x = {\'sin\', "cos"};',
            'y = [1 2 ...\n3];',
            'z.end = 1;',
            'w = @(q) q;',
          ),
        ),
        (front) => {
          const code = [...front, 'tan(1)'].join('\n')
          expect(uses(code).tan).toEqual([code.split('\n').length])
        },
      ),
    )
  })

  it.each([
    ['one long line', 'x = [' + '1 '.repeat(1_000_000) + '];'],
    ['open brackets', '('.repeat(500_000)],
    ['open brackets in rows', '[\n'.repeat(500_000)],
    ['quotes', "'".repeat(1_000_000)],
    ['functions', 'function f\n'.repeat(150_000)],
    ['anonymous functions', 'x = ' + '@(a) '.repeat(300_000)],
    ['block comments', '%{\n'.repeat(500_000)],
    ['fields', 'a' + '.b'.repeat(900_000)],
    ['texts', '"'.repeat(2_000_000)],
    ['dots', '.'.repeat(2_000_000)],
    ['handles in brackets', '@('.repeat(1_000_000)],
    ['parameters and names', '@(a) '.repeat(150_000) + 'x '.repeat(600_000)],
    ['equals signs after a list', `[${'a '.repeat(500_000)}]${'= '.repeat(500_000)}`],
    ['nested functions', 'function f\n x;'.repeat(90_000) + 'end\n'.repeat(90_000)],
  ])('two megabytes of %s', (_name, code) => {
    expect(analyseCode(code).lines).toBeGreaterThan(0)
  })
})
