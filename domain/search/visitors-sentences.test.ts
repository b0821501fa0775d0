import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { everydaySynonyms } from './everyday-synonyms.ts'
import { asksForNewest, leaningsOf } from './leanings.ts'
import { readQuery } from './query.ts'
import { createSynonyms } from './synonyms.ts'
import { dropWeak } from './weak-words.ts'
import { addOwnWords } from './words.ts'

addOwnWords(everydaySynonyms.flat())

const toldBy = (query: string) => dropWeak(createSynonyms([])(readQuery(query))).map(({ text }) => text)

describe('28 (words): a sentence about software', () => {
  it.each([
    ['软件闪退', ['闪退']],
    ['the program keeps crashing', ['crashing']],
    ['你们的客服电话是多少', ['客服', '电话']],
    ['I still get an error with the license', ['error', 'license']],
  ])('%s loses the words that everybody says', (query, told) => {
    expect(toldBy(query)).toEqual(told)
  })

  it.each(['software', '问题', 'does it work', '程序'])('%s stays, being nothing else', (query) => {
    expect(toldBy(query).length).toBeGreaterThan(0)
  })

  it('a taught expression keeps its weak words, and with them what it means', () => {
    expect(toldBy("it won't start")).toEqual(["won't start"])
    expect(toldBy('working hours')).toEqual(['working hours'])
  })

  it('a verb of one character is asked for as texts write it, where somebody asks', () => {
    expect(toldBy('服务器没有显示器能装吗')).toContain('安装')
    // Beside a name it is part of that.
    expect(readQuery('装配体').map(({ text }) => text)).not.toContain('安装')
  })
})

describe('28 (words): endings', () => {
  it.each([
    ['convergence', 'converge'],
    ['difference', 'differences'],
    ['licence', 'license'],
    ['calling', 'call'],
    ['modelled', 'modeled'],
    ['installing', 'install'],
  ])('%s and %s are one word', (one, other) => {
    expect(analyse(one)[0]).toBe(analyse(other)[0])
  })
})

describe('28 (numbers): standards, books and times', () => {
  const finds = (query: string, text: string) => {
    const tokens = new Set(analyse(text))
    return readQuery(query).every(({ alternatives }) =>
      alternatives.some((alternative) => alternative.every((token) => tokens.has(token))),
    )
  }
  it.each([
    ['ARINC429', 'two channels of ARINC 429'],
    ['mil std 1553', 'MIL-STD-1553B bus controller'],
    ['ISO9001', 'certified to ISO 9001:2015'],
    ['9787000001089', 'ISBN 978-7-0000-0108-9'],
    ['94 seconds', 'compiled in 94 s'],
    ['94秒', 'compiled in 94 s'],
  ])('%s is found in “%s”', (query, text) => {
    expect(finds(query, text)).toBe(true)
  })

  it('and no other', () => {
    expect(finds('ARINC429', 'ARINC 664')).toBe(false)
    expect(finds('R2026', 'R2026a')).toBe(false)
    expect(finds('9787000001089', 'ISBN 978-7-0000-0107-2')).toBe(false)
  })
})

describe('28 (ranking): what a query leans to', () => {
  it.each([
    ['报错找不到许可', 'help-articles'],
    ['how do I move to a new version', 'help-articles'],
    ['多少钱', 'columns'],
    ['where can I download it', 'columns'],
    ['嵌入式工程师岗位', 'positions'],
    ['工程師職位', 'positions'],
    ['beginner course', 'courses'],
    ['西南代理商', 'partners'],
    ['CVE-2026-90001', 'advisories'],
    ["what's new in R2026b", 'releases'],
    ['课件PPT', 'textbooks'],
  ])('%s leans to %s', (query, kind) => {
    expect([...leaningsOf(query)]).toContain(kind)
  })

  it.each(['液压', 'Gnomon', 'wind farm', '数字孪生'])('%s leans to nothing', (query) => {
    expect([...leaningsOf(query)]).toEqual([])
  })

  it('the newest is known where it is asked for', () => {
    expect(['最新版本是哪个', 'latest release', '最近的更新'].map(asksForNewest)).toEqual([true, true, true])
    expect(['R2026b', '新能源', 'currently'].map(asksForNewest)).toEqual([false, false, false])
  })
})
