import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { keepUnits, learnWords, Phrases, wordsOf } from './phrases.tsx'

const draw = (text: string) => renderToStaticMarkup(<Phrases size="display" text={text} />)
const bare = (html: string) => html.replaceAll(/<[^>]+>/g, '')

describe('headings in Chinese', () => {
  it.each([
    ['发动机控制软件先过硬件在环', '发动机'],
    ['热点温度误差降到一度以下的做法', '温度'],
  ])('%s is never broken inside a word', (text, word) => {
    const words = wordsOf(text)
    expect(words.join('')).toBe(text)
    expect(words.some((each) => each.includes(word))).toBe(true)
    expect(bare(draw(text))).toBe(text)
  })

  it.each(['变型设计从很多天缩短到三天', '建模、求解、验证与交付都在一处做', '一二三四五六七八九十一二三四五'])(
    '%s ends in at least three characters on one line, and no line begins with punctuation',
    (text) => {
      const words = wordsOf(text)
      expect([...(words.at(-1) ?? '')].length).toBeGreaterThanOrEqual(3)
      for (const word of words) expect(word).not.toMatch(/^[，。；：！？、”）]/)
      expect(words.join('')).toBe(text)
    },
  )

  it.each([
    ['机架式实时仿真机Station S8', '机架式实时|仿真机Station\u00a0S8'],
    ['把Simulink模型迁移到Modelica的一种方法', '把Simulink模型|迁移|到Modelica的|一种方法'],
    ['MATLAB与Simulink迁移', 'MATLAB与Simulink迁移'],
    ['SSP 2.0与降阶模型的有效范围', 'SSP\u00a02.0与降阶|模型的|有效范围'],
    ['在Studio R2026b中求解', '在Studio\u00a0R2026b中求解'],
  ])('%s has no mark where Han meets Latin, and no word of it is cut', (text, expected) => {
    expect(
      draw(text)
        .replaceAll('<wbr/>', '|')
        .replaceAll(/<[^>]+>/g, ''),
    ).toBe(expected)
  })

  it.each(['把', '被', '按', '从', '对', '与', '在'])('no line ends with %s', (preposition) => {
    const words = wordsOf(`工程师用计算结果${preposition}同事的测量数据说明结论`)
    expect(words.length).toBeGreaterThan(3)
    expect(words.filter((word) => word.endsWith(preposition))).toEqual([])
    expect(words.filter((word) => word.startsWith(preposition))).toHaveLength(1)
  })

  it.each(['台架求解一步只用410 ms全部算完', '把求解时间从三周缩短到14天以内完成', '误差在热点处低于0.3 %左右的做法'])(
    '%s: a number is never parted from its unit, nor from what counts it',
    (text) => expect(draw(text)).not.toMatch(/\d<wbr|<wbr\/>(?:ms|天|%)/),
  )

  it.each(['发动机控制器的硬件在环试验台架', '发动机控制器的软件在环试验台架'])(
    'a term of the field stays whole: %s',
    (text) => {
      expect(wordsOf(text)).toContain(text.slice(7, 11))
    },
  )

  it('a line ends with a clause before it ends inside one, and never before a mark that closes', () => {
    expect(draw('工程师用计算结果说明结论，全部可以追溯。')).toBe(
      '<span class="phrases"><span>工程师<wbr/>用计算<wbr/>结果<wbr/>说明<wbr/>结论，</span><wbr/>全部可以追溯。</span>',
    )
    expect(draw('他说：“先算。”再造。')).toBe('<span class="phrases">他说：<wbr/>“先算。”<wbr/>再造。</span>')
    expect(wordsOf('一套模型里的“数字孪生”从设计用到运维').join('|')).toMatch(/\|“/)
  })

  it('is broken as the server broke it, whatever the own dictionary says', () => {
    const pieces = ['先在', '台架前算', '一遍流量分', '配的结果，', '再装机。']
    learnWords(pieces)
    expect(draw(pieces.join(''))).toBe(
      '<span class="phrases"><span>先在<wbr/>台架前算<wbr/>一遍流量分<wbr/>配的结果，</span><wbr/>再装机。</span>',
    )
  })

  it('a short clause stays whole', () => {
    expect(draw('先算，再造。')).toBe('<span class="phrases">先算，<wbr/>再造。</span>')
  })

  it('other scripts are left to the browser, and a number stays with its unit', () => {
    expect(draw('Prove it before you build it')).toBe('Prove it before you build it')
    expect(keepUnits('5 ms and 3 items')).toBe('5\u00a0ms and 3 items')
  })
})
