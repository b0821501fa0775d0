import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Phrases } from './phrases.tsx'
import { RecordNumbers } from './record-numbers.tsx'

const drawn = (text: string) => renderToStaticMarkup(<RecordNumbers text={text} />)

it.each(['ARM-2026-008', 'T-7KMD-3XV9', 'CVE-2026-12345'])('%s stays on one line, as the text that it is', (number) => {
  const html = drawn(`${number}：更新许可服务`)
  expect(html).toContain(`<span class="whole">${number}</span>`)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(`${number}：更新许可服务`)
})

it('a text without one is left as it is', () => {
  expect(drawn('R2026b on-site 2026-11-23')).not.toContain('whole')
})

it.each(['安全公告ARM-2026-008：请更换许可服务', 'Advisory ARM-2026-008: please replace the licence service'])(
  'a heading keeps it whole: %s',
  (text) => {
    const html = renderToStaticMarkup(<Phrases text={text} />)
    expect(html).toContain('<span class="whole">ARM-2026-008</span>')
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text)
  },
)
