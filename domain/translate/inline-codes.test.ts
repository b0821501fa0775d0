import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Coded, findCodeFaults, parseCodes } from './inline-codes.ts'

const template = 'See <1>the <2>guide</2></1> and <3/>.'
const kinds = (text: string) => findCodeFaults(template, text).map(({ code, kind }) => `${kind} ${code}`)

describe('the codes of a translation', () => {
  it('are those of its text, in any order', () => {
    expect(kinds(template)).toEqual([])
    expect(kinds('<3/>和<1><2>指南</2></1>')).toEqual([])
  })

  it('are told when they are lost, made up, doubled, moved or empty', () => {
    expect(kinds('见<1><2>指南</2></1>')).toEqual(['missing <3/>'])
    expect(kinds('见<1><2>指南</2>和<3/>')).toEqual(['missing <1>…</1>'])
    expect(kinds('见<1><2>指南</2></1>和<3/><4/>')).toEqual(['unknown <4/>'])
    expect(kinds('见<1><2>指南</2></1>和<3/><3/>')).toEqual(['repeated <3/>'])
    expect(kinds('见<1>那</1><2>指南</2>和<3/>')).toEqual(['misplaced <2>…</2>'])
    expect(kinds('见<1>那<2>指</1>南</2>和<3/>')).toEqual(['misplaced <1>…</1>'])
    expect(kinds('见<1>那<2> </2></1>和<3/>')).toEqual(['empty <2>…</2>'])
    expect(kinds('见</1><2>指南</2><1>和<3/>')).toEqual(['misplaced <1>…</1>'])
    expect(findCodeFaults('plain', 'a <1/>')).toEqual([{ kind: 'unknown', code: '<1/>' }])
  })

  it('are read as they are written', () => {
    const words = fc.string().map((text) => `${text.replaceAll('<', '')}.`)
    const tree = fc.letrec<{ piece: Coded; list: Coded[] }>((tie) => ({
      piece: fc.oneof(
        { maxDepth: 3 },
        words,
        fc.record({ code: fc.nat(999) }),
        fc.record({ code: fc.nat(999), children: tie('list') }),
      ),
      list: fc.array(tie('piece'), { maxLength: 4 }),
    })).list
    const write = (pieces: readonly Coded[]): string =>
      pieces
        .map((piece) =>
          typeof piece === 'string'
            ? piece
            : piece.children
              ? `<${piece.code}>${write(piece.children)}</${piece.code}>`
              : `<${piece.code}/>`,
        )
        .join('')
    fc.assert(
      fc.property(tree, (pieces) => {
        expect(write(parseCodes(write(pieces)) ?? [])).toBe(write(pieces))
      }),
    )
  })
})
