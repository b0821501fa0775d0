import { describe, expect, test } from 'vitest'
import { cleanSvg, SvgRefused } from './clean-svg.ts'

const drawing = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${more}>${inner}<path d="M0 0h4"/></svg>`

function refusalOf(text: string): string {
  try {
    return `accepted: ${cleanSvg(text).svg}`
  } catch (error) {
    if (!(error instanceof SvgRefused)) throw error
    return error.problem
  }
}

describe('a drawing is refused', () => {
  test.each([
    ['a script', drawing('<script>alert(1)</script>'), 'script'],
    ['a script in capital letters', drawing('<SCRIPT>alert(1)</SCRIPT>'), 'script'],
    ['a script of another namespace', drawing('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), 'script'],
    ['a script among dropped words', drawing('<metadata><script/></metadata>'), 'script'],
    ['an event handler', drawing('<g onclick="alert(1)"/>'), 'handler'],
    ['an event handler at the root', drawing('', ' onload="alert(1)"'), 'handler'],
    ['an event handler in a dropped part', drawing('<title onclick="alert(1)"/>'), 'handler'],
    ['HTML inside', drawing('<foreignObject><p/></foreignObject>'), 'foreign'],
    ['a reference to elsewhere', drawing('<use href="https://elsewhere.example/a.svg#b"/>'), 'external'],
    ['a reference to a script', drawing('<use xlink:href="javascript:alert(1)"/>'), 'external'],
    ['a reference to data', drawing('<use href="data:image/svg+xml;base64,AAAA"/>'), 'external'],
    ['a fill from elsewhere', drawing('<g fill="url(https://elsewhere.example/#a)"/>'), 'external'],
    ['a fill from elsewhere with signs', drawing(`<g fill="url( 'https://elsewhere.example/#a')"/>`), 'external'],
    ['a style from elsewhere', drawing('<style>@import "https://elsewhere.example/a.css";</style>'), 'style'],
    ['a style with a hidden word', drawing(String.raw`<style>a{fill:u\72l(//elsewhere.example)}</style>`), 'style'],
    ['a style attribute with a picture', drawing('<g style="background:image(\'a\')"/>'), 'style'],
    ['a style sheet that is named before', `<?xml-stylesheet href="a.css"?>${drawing('')}`, 'external'],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, 'declaration'],
    ['an unknown entity', drawing('<text>&nbsp;</text>'), 'notSvg'],
    ['a picture inside', drawing('<image href="#a"/>'), 'element'],
    ['what moves', drawing('<animate attributeName="href" to="javascript:alert(1)"/>'), 'element'],
    ['too many parts', drawing('<g/>'.repeat(2001)), 'tooMuch'],
    ['many copies of copies', drawing('<use href="#a"/>'.repeat(21)), 'tooMuch'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4"/></svg>', 'noSize'],
    ['nothing drawn', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', 'notSvg'],
    ['a page of HTML', '<html><body><svg/></body></html>', 'notSvg'],
    ['no XML', 'GIF89a', 'notSvg'],
    ['a broken one', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path', 'notSvg'],
  ])('for %s', (_what, text, problem) => {
    expect(refusalOf(text)).toBe(problem)
  })
})

test('a drawing keeps what draws and loses what an editor wrote beside it', () => {
  const { height, svg, width } = cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- made by an editor -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:e="http://editor.example" width="30mm" height="10mm" e:zoom="2">
      <title>A logo</title><e:view a="b"/><defs><style>.a{fill:#0a5}</style><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
      <g class="a" data-name="Layer 1"><path d="M0 0h4" fill="url(#g)"/><use xlink:href="#g"/><text x="1">A &amp; B &lt;</text></g>
    </svg>`,
  )
  expect({ height, width }).toEqual({ height: 10, width: 30 })
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><defs><style>.a{fill:#0a5}</style><linearGradient id="g"><stop offset="0"></stop></linearGradient></defs><g class="a"><path d="M0 0h4" fill="url(#g)"></path><use href="#g"></use><text x="1">A &amp; B &lt;</text></g></svg>',
  )
  // What was cleaned is clean.
  expect(cleanSvg(svg).svg).toBe(svg)
})
