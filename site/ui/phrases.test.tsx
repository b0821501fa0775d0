import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { keepUnits, Phrases, wordsOf } from './phrases.tsx'

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

  it('a short clause stays whole', () => {
    expect(draw('先算，再造。')).toBe('<span class="phrases">先算，<wbr/>再造。</span>')
  })

  it('other scripts are left to the browser, and a number stays with its unit', () => {
    expect(draw('Prove it before you build it')).toBe('Prove it before you build it')
    expect(keepUnits('5 ms and 3 items')).toBe('5\u00a0ms and 3 items')
  })
})
