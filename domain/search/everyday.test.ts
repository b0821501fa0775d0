import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/setup/processor-time.ts'
import { everydaySynonyms } from './everyday-synonyms.ts'
import { isProgramName } from './known-words.ts'
import { dropQuestion } from './questions.ts'
import { mostConcepts, readQuery } from './query.ts'
import { createSynonyms } from './synonyms.ts'
import { addOwnWords, isChineseWord } from './words.ts'

addOwnWords(everydaySynonyms.flat())

const textsOf = (query: string) => readQuery(query).map(({ text }) => text)
const tokensOf = (query: string) =>
  createSynonyms([])(readQuery(query)).flatMap(({ alternatives }) => alternatives.flat())

describe('28 (words): what people say every day', () => {
  it('is at least 400 pairs, and every expression is found by all others of its group', () => {
    const pairs = everydaySynonyms.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
    expect(pairs).toBeGreaterThan(400)
    const expand = createSynonyms([])
    for (const group of everydaySynonyms) {
      const others = group.map((each) => readQuery(each).flatMap(({ alternatives }) => alternatives[0] ?? []))
      for (const [index, expression] of group.entries()) {
        const found = expand(readQuery(expression)).map(({ alternatives }) =>
          alternatives.map((each) => each.join(' ')),
        )
        // What is only one thing has the others beside it; of several things the whole has.
        expect(found.length, expression).toBe(1)
        for (const [at, other] of others.entries())
          if (at !== index) expect(found[0], `${expression} → ${group[at]}`).toContain(other.join(' '))
      }
    }
  })

  it.each([
    ['activate', '激活'],
    ['发票', 'invoic'],
    ['GDPR', '隐私'],
    ['闪退', 'crash'],
    ['dongle', '加密狗'],
    ['学生版', 'student'],
    ['苹果', 'maco'],
    ['报价', 'price'],
  ])('%s finds what says %s', (query, token) => {
    expect(tokensOf(query).join(' ')).toContain(token)
  })

  it('weighs less than the word itself: what was typed comes first, and is told apart', () => {
    const [concept] = createSynonyms([])(readQuery('发票'))
    expect(concept?.alternatives[0]).toEqual(['发票'])
    expect(concept?.own).toBe(1)
    expect(concept?.alternatives.length).toBeGreaterThan(2)
  })

  it('a taught term is known by its beginning, three characters of it', () => {
    addOwnWords(['半实物仿真'])
    const expand = createSynonyms([['硬件在环', '半实物仿真', 'HIL']])
    expect(expand(readQuery('半实物')).flatMap(({ alternatives }) => alternatives.flat())).toContain('hil')
    expect(expand(readQuery('半实')).flatMap(({ alternatives }) => alternatives.flat())).not.toContain('hil')
  })

  it('微信 and the names of other programs are words by themselves', () => {
    expect(isChineseWord('微信')).toBe(true)
    expect(isProgramName('mathematica')).toBe(true)
  })
})

describe('28 (words): a question', () => {
  it.each([
    ['how do I install the licence server', ['install', 'licence', 'server']],
    ['Where can I find the release notes?', ['release', 'notes']],
    ['how much does it cost', ['cost']],
    ['怎么安装', ['安装']],
    ['请问如何申请试用', ['申请', '试用']],
    ['仿真太慢怎么办', ['仿真', '太慢']],
    ['在哪里下载', ['下载']],
  ])('%s loses its question words', (query, words) => {
    expect(textsOf(query)).toEqual(words)
  })

  it.each(['how to', 'what is', '怎么办', '在哪里', '为什么', '可以吗'])('%s stays, being nothing else', (query) => {
    expect(dropQuestion(query)).not.toBe('')
    expect(textsOf(query).length).toBeGreaterThan(0)
  })

  it('a name that begins like one stays', () => {
    expect(textsOf('CAN bus')).toEqual(['can', 'bus'])
    expect(dropQuestion('可靠性试验')).toBe('可靠性试验')
  })
})

describe('28 (words): a function', () => {
  it('is found by its own name and by that of its package', () => {
    const tokens = readQuery('Orbits.hohmann')[0]?.alternatives.flat()
    expect(tokens).toEqual(expect.arrayContaining(['orbits_hohmann', 'hohmann', 'orbit']))
  })
})

describe('28 (bad input): synonyms', () => {
  it('may name each other in a circle', () => {
    const expand = createSynonyms([
      ['zorb', 'blig'],
      ['blig', 'crum'],
      ['crum', 'zorb'],
    ])
    expect(expand(readQuery('zorb'))[0]?.alternatives.flat().sort()).toEqual(['blig', 'crum', 'zorb'])
  })

  it('may be 5,000, and one word may stand in all of them', () => {
    const groups = Array.from({ length: 5000 }, (_, index) => [`word${index}x`, `同义${index}`, 'zorb'])
    expect(processorTime(() => void createSynonyms(groups))).toBeLessThan(10_000)
    let expand = createSynonyms([])
    const again = processorTime(() => {
      expand = createSynonyms(groups)
    })
    expect(again).toBeLessThan(2000)
    expect(expand(readQuery('zorb'))[0]?.alternatives.length).toBeLessThanOrEqual(25)
  })

  it.each([
    'x '.repeat(5000),
    '？！。，…'.repeat(2000),
    '🙂🚀'.repeat(900),
    '\u202Eabc\u202C شركة 浑仪 \u2067x\u2069',
    '怎么'.repeat(5000),
  ])('a query of whatever kind is read at once', (query) => {
    const time = processorTime(() => {
      expect(createSynonyms([])(readQuery(query)).length).toBeLessThanOrEqual(mostConcepts)
    })
    expect(time).toBeLessThan(500)
  })
})
