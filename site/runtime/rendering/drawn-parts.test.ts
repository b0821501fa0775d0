import { describe, expect, it } from 'vitest'
import { createDrawnParts } from './drawn-parts.server.ts'

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))

describe('drawn parts', () => {
  it('come into their places, in whatever pieces the rest arrives', () => {
    const parts = createDrawnParts()
    const [menu, page] = [parts.put('<p>菜单</p>'), parts.put('<p>第一页。</p>')]
    const drawn = `<nav>${menu}</nav><main>${page}</main>`
    const whole = '<nav><p>菜单</p></nav><main><p>第一页。</p></main>'
    expect(parts.fillIn(bytes(drawn)).toString()).toBe(whole)
    expect(parts.fillIn(bytes(drawn.slice(0, 9), drawn.slice(9, 40), drawn.slice(40))).toString()).toBe(whole)
  })

  it('that React drew twice and kept once, or not at all, leave nothing behind', () => {
    const parts = createDrawnParts()
    parts.put('dropped')
    const kept = parts.put('kept')
    expect(parts.fillIn(bytes(`<p>${kept}</p>`)).toString()).toBe('<p>kept</p>')
    expect(parts.fillIn(bytes('<p>none</p>')).toString()).toBe('<p>none</p>')
  })

  it('are taken as they are, even where they look like a place', () => {
    const parts = createDrawnParts()
    const place = parts.put('first')
    const tricky = parts.put(`a ${place} b`)
    expect(parts.fillIn(bytes(`${place}|${tricky}`)).toString()).toBe(`first|a ${place} b`)
  })
})
