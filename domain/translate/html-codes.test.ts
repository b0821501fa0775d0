import { describe, expect, it } from 'vitest'
import { codesToHtml, htmlToCodes } from './html-codes.ts'

const texts = [
  '见<1>指南</1>，<2>重<3>要</3></2><4/>',
  'a < b & c > d, {name} of ${total}, %s',
  '看 https://example.com/a?b=1&c=2 。',
  '<1/><2/>',
  '&lt; &#39; "quoted"',
  '',
]

describe('a text with codes as HTML', () => {
  it.each(texts)('comes back as it was: %s', (text) => {
    const { html, kept } = codesToHtml(text)
    expect(htmlToCodes(html, kept)).toBe(text)
  })

  it('hides codes, placeholders and addresses from the service', () => {
    const { html } = codesToHtml(texts.slice(0, 3).join(' '))
    expect(html).not.toMatch(/\{|example\.com|<\d/)
  })

  it('is read in another order, with other quotes, and with elements that nobody sent', () => {
    const { kept } = codesToHtml('见<1>指南</1>{name}')
    expect(htmlToCodes('<CODE id=k0 translate="no">1</CODE> see <span id=c1>the&nbsp;guide</span><b>!</b>', kept)).toBe(
      '{name} see <1>the guide</1><b>!</b>',
    )
    expect(htmlToCodes('</span><span id="x"><code id="k9">1</code>&bogus;&#x110000;', kept)).toBe('&bogus;&#x110000;')
  })
})
