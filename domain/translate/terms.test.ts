import { describe, expect, it } from 'vitest'
import { findTerms, type Term } from './terms.ts'

const term = (zh: string, en: string, ...avoid: string[]): Term => ({ zh, en, avoid })
const terms = [
  term('工具箱', 'toolbox', 'toolkit', '工具包'),
  term('下载中心', 'Downloads'),
  term('历史版本', 'previous releases'),
  term('工单', 'ticket', 'case'),
  term('案例', 'customer story', 'case'),
  term('箱', 'box'),
]
const found = (source: string, translation: string, target: 'zh' | 'en' = 'en') => {
  const { avoided, terms: all } = findTerms(source, translation, terms, target)
  return {
    used: all.filter(({ isUsed }) => isUsed).map(({ term: { en } }) => en),
    lacking: all.filter(({ isUsed }) => !isUsed).map(({ term: { en } }) => en),
    avoided: avoided.map(({ term: { en }, wording }) => `${wording} for ${en}`),
  }
}

describe('terms', () => {
  it('of the source are found in the translation, in the plural and in any letter case', () => {
    expect(found('新的工具箱和工单', 'New Toolboxes and a ticket')).toMatchObject({
      used: ['toolbox', 'ticket'],
      lacking: [],
    })
    expect(found('案例', 'Customer stories').used).toEqual(['customer story'])
    expect(found('24 toolboxes', '24个工具箱', 'zh')).toMatchObject({ used: ['toolbox'], lacking: [] })
  })

  it('are lacking where the translation says it otherwise, and are no part of another word', () => {
    expect(found('工单', 'See the ticketing page').lacking).toEqual(['ticket'])
    expect(found('boxing', '拳击', 'zh')).toMatchObject({ used: [], lacking: [] })
  })

  it('count as the longest one: a part of a term is none by itself', () => {
    expect(found('工具箱', 'The toolbox')).toEqual({ used: ['toolbox'], lacking: [], avoided: [] })
    expect(found('工具箱和箱', 'The toolbox').lacking).toEqual(['box'])
  })

  it('tell of wordings that are not used', () => {
    expect(found('工具箱', 'The toolkit')).toMatchObject({ lacking: ['toolbox'], avoided: ['toolkit for toolbox'] })
    expect(found('x', 'In this case').avoided).toEqual(['case for ticket', 'case for customer story'])
    expect(found('a toolbox', '工具包', 'zh').avoided).toEqual(['工具包 for toolbox'])
  })

  it('take signs of patterns as they are', () => {
    const odd = [term('C++', 'C++ (a.b)', '.*')]
    expect(findTerms('C++', 'C++ (a.b)', odd, 'en').terms).toMatchObject([{ isUsed: true }])
    expect(findTerms('C++', 'anything', odd, 'en').avoided).toEqual([])
  })
})
