import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { typingCost } from './distance.ts'
import { isEnglishWord } from './known-words.ts'
import { foldText, foldWithPlaces } from './fold.ts'
import { soundsOf } from './pinyin.ts'
import { cleanQuery, longestQuery, mostConcepts, readQuery } from './query.ts'
import { makeSnippet, markText } from './snippet.ts'
import { createSynonyms } from './synonyms.ts'
import { addOwnWords } from './words.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })
const hanText = fc.string({
  unit: fc.constantFrom(...'电池热失控传播的联合仿真实时内核浑仪建模控制系统，。 R2b'),
  minLength: 1,
  maxLength: 40,
})
const tokensOf = (query: string) => readQuery(query).map(({ alternatives }) => alternatives[0])

describe('the analyser', () => {
  it('keeps versions, releases and numbers whole, and their parts', () => {
    expect(analyse('R2026a')).toEqual(['r2026a', '2026a'])
    expect(analyse('2.4.1')).toEqual(['2_4_1', '2_4'])
    expect(analyse('FMI 3.0')).toEqual(['fmi', '3_0'])
    expect(analyse('FMI3.0')).toEqual(expect.arrayContaining(['fmi', '3_0']))
    expect(analyse('1,184')).toEqual(['1184'])
    expect(analyse('共1,420个，41,000至6,000r/min')).toEqual(expect.arrayContaining(['1420', '41000', '6000']))
    expect(analyse('ARM-2026-008')).toContain('arm_2026_008')
    expect(analyse('C++ C#')).toEqual(['cpp', 'csharp'])
  })

  it('makes one of widths, traditional characters, accents and letter case', () => {
    expect(analyse('ＦＭＩ　３.０')).toEqual(analyse('FMI 3.0'))
    expect(analyse('電池熱失控')).toEqual(analyse('电池热失控'))
    expect(analyse('Linquévar')).toEqual(analyse('linquevar'))
  })

  it('stems English, and takes British and American as the same', () => {
    expect(analyse('optimisation')).toEqual(analyse('optimization'))
    expect(analyse('modelling')).toEqual(analyse('modeling'))
    expect(analyse('hydraulics')).toEqual(analyse('hydraulic'))
    expect(analyse('CAN bus you can use')).toEqual(['can', 'bu', 'us'])
  })

  it('reads a query in the words of Taiwan as the mainland writes it', () => {
    expect(tokensOf('硬體')).toEqual(tokensOf('硬件'))
    // A mainland word that is another one over there stays.
    expect(tokensOf('核心')).toEqual([['核心']])
  })

  it('finds every word of two characters in whatever sentence it stands', () => {
    fc.assert(
      fc.property(hanText, fc.constantFrom('电池', '热失', '失控', '浑仪'), hanText, (before, word, after) => {
        expect(analyse(`${before}${word}${after}`)).toContain(word)
      }),
    )
  })

  it('gives tokens that no database reads as an operator, of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const token of analyse(text)) expect(token).toMatch(/^[\p{L}\p{N}_]{1,64}$/u)
      }),
      { examples: [['⺀⺁ 仿真⺀']] },
    )
  })

  it('says the same of a text twice, and of its folded form', () => {
    fc.assert(
      fc.property(hanText, (text) => {
        expect(analyse(text)).toEqual(analyse(text))
        expect(analyse(foldText(text))).toEqual(analyse(text))
      }),
    )
  })

  it('knows how a title sounds, by words and initials', () => {
    const sounds = soundsOf('浑仪建模').map(({ initials, sound }) => [sound, initials])
    expect(sounds).toEqual(
      expect.arrayContaining([
        ['hunyijianmo', 'hyjm'],
        ['jianmo', 'jm'],
      ]),
    )
    // A term that is taught as one word is still spelt by its parts.
    addOwnWords(['系统辨识'])
    expect(soundsOf('系统辨识工具箱').map(({ sound }) => sound)).toEqual(
      expect.arrayContaining(['xitong', 'bianshi', 'xitongbianshi']),
    )
  })
})

describe('a query', () => {
  it('is bounded, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => {
        expect(cleanQuery(text).length).toBeLessThanOrEqual(longestQuery)
        expect(readQuery(text).length).toBeLessThanOrEqual(mostConcepts)
      }),
    )
  })

  it('is found in the text that it was taken from', () => {
    fc.assert(
      fc.property(hanText, (text) => {
        const tokens = new Set(analyse(text))
        for (const { alternatives } of readQuery(text))
          expect(
            alternatives.some((alternative) =>
              alternative.every((token) =>
                token.endsWith('*')
                  ? [...tokens].some((each) => each.startsWith(token.slice(0, -1)))
                  : tokens.has(token),
              ),
            ),
          ).toBe(true)
      }),
    )
  })

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(tokensOf('why a fixed step')).toEqual([['fix'], ['step']])
    expect(tokensOf('R2024b支持到什么时候').flat()).toEqual(['r2024b', '支持'])
    expect(tokensOf('the').flat()).not.toEqual([])
  })

  it('is widened by synonyms, both ways and across languages', () => {
    const synonyms = createSynonyms([['硬件在环', 'hardware in the loop', 'HIL']])
    for (const query of ['硬件在环', 'hardware in the loop', 'hil'])
      expect(synonyms(readQuery(query))[0]?.alternatives.flat(), query).toEqual(
        expect.arrayContaining(['hil', 'hardwar', 'loop', '硬件']),
      )
    expect(synonyms(readQuery('loop'))).toEqual(readQuery('loop'))
  })
})

describe('marks and snippets', () => {
  const text = fc.oneof(anyText, hanText)
  it('say the same as the text, whatever is marked', () => {
    fc.assert(
      fc.property(text, text, (body, query) => {
        const tokens = new Set(readQuery(query).flatMap(({ alternatives }) => alternatives.flat()))
        expect(
          markText(body, tokens)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(body)
      }),
    )
  })

  it('keep the way back to the original', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        const { places, text: folded } = foldWithPlaces(body)
        expect(places).toHaveLength(folded.length + 1)
        expect(places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))).toBe(true)
      }),
    )
  })

  it('mark whole words, in the original’s own writing', () => {
    const tokens = new Set(['hydraul', '电池'])
    const marked = (body: string) =>
      markText(body, tokens)
        .filter(({ isMatch }) => isMatch)
        .map((piece) => piece.text)
    expect(marked('A HYDRAULIC pump and an unhydraulic one')).toEqual(['HYDRAULIC'])
    expect(marked('動力電池與电池包')).toEqual(['電池', '电池'])
    expect(makeSnippet('<b>hydraulics</b>', tokens)).toEqual([
      { text: '<b>' },
      { text: 'hydraulics', isMatch: true },
      { text: '</b>' },
    ])
  })

  it('a snippet is short and has what was asked for', () => {
    const long = `${'前面的话。'.repeat(80)}这里讲电池的寿命。${'后面的话。'.repeat(80)}`
    const pieces = makeSnippet(long, new Set(['电池']))
    expect(pieces.some(({ isMatch, text: piece }) => isMatch && piece === '电池')).toBe(true)
    expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(100)
  })
})

describe('28 (corrections): how much has to be wrong for a word to be typed', () => {
  it('is the same both ways, nothing for the same word alone, and at most a letter each', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const cost = typingCost(a, b, 9)
        expect(cost).toBeCloseTo(typingCost(b, a, 9))
        expect(cost === 0).toBe(a === b)
        expect(cost).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(typingCost(a, b, cost / 2)).toBe(cost === 0 ? 0 : Infinity)
      }),
    )
  })

  it('is least for the slips that are made most', () => {
    const cost = (typed: string, meant: string) => typingCost(typed, meant, 9)
    expect(cost('toolboxx', 'toolbox')).toBe(0.3)
    expect(cost('batery', 'battery')).toBe(0.3)
    expect(cost('redundent', 'redundant')).toBe(0.5)
    expect(cost('turbin', 'turbine')).toBe(0.5)
    expect(cost('teh', 'the')).toBe(0.6)
    expect(cost('gnonom', 'gnomon')).toBe(2)
  })
})

it('28 (corrections): what is a word by itself is known, in any of its forms', () => {
  const words = ['aa', 'nuclear', 'freezes', 'modelling', 'colour', 'octave', 'zzzs']
  expect(words.filter((word) => !isEnglishWord(word))).toEqual([])
  const others = ['', 'a\n', 'hydralics', 'labview', 'turbin', 'zzzzz', 'zzzszz', 'aaa']
  expect(others.filter(isEnglishWord)).toEqual([])
})

describe('28 (numbers)', () => {
  const asked = (query: string) => readQuery(query).map(({ alternatives }) => alternatives)
  const has = (text: string, query: string) => {
    const tokens = new Set(analyse(text))
    return asked(query).every((alternatives) => alternatives.some((all) => all.every((token) => tokens.has(token))))
  }

  it('a part number is one however it is written, and with its prefix no other', () => {
    for (const query of ['ARM-2026-008', 'arm2026008', 'ARM-2026-8', '2026-008', '2026-8'])
      expect([query, has('Advisory ARM-2026-008', query)]).toEqual([query, true])
    for (const query of ['CVE-2026-8', 'ARM-2025-008', 'ARM-2026-080', 'arm2026080'])
      expect([query, has('Advisory ARM-2026-008', query)]).toEqual([query, false])
    expect(has('见CVE-2026-90008', 'cve202690008')).toBe(true)
  })

  it('a release is one with a blank in it', () => {
    expect(asked('r2026 b')).toEqual(asked('R2026b'))
    expect(asked('R2026 b 发布')).toEqual(asked('R2026b 发布'))
  })

  it('a number and its unit are one, in both languages, and no other number', () => {
    for (const [text, queries] of [
      ['最小步长5 µs。', ['5微秒', '5 µs', '5us', '5 microseconds', '5微秒步长']],
      ['a smallest step of 5 µs', ['5微秒', '5 us']],
      ['64 cores', ['64核', '64 核', '64 cores']],
      ['256路输入输出', ['256 channels', '256路']],
      ['at 3.8 GHz', ['3.8GHz', '3.8 ghz']],
    ] as const)
      for (const query of queries) expect([query, has(text, query)]).toEqual([query, true])
    const text = '最小步长15 µs，ISBN 978-5-微秒'
    for (const query of ['5微秒', '15毫秒', '150 µs', '5 us']) expect([query, has(text, query)]).toEqual([query, false])
    expect(has(text, '15微秒')).toBe(true)
  })
})
