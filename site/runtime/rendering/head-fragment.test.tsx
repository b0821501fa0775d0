import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readHeadElement } from '#domain/site/head-fragment.ts'
import { HeadFragment } from './head-fragment.tsx'

const render = (html: string) => renderToStaticMarkup(<HeadFragment html={html} />)

describe('the head fragment', () => {
  it.each([
    ['<meta name="generator" content="Portico">', '<meta name="generator" content="Portico"/>'],
    ["  <META name='a' content='b'/>", '<meta name="a" content="b"/>'],
    ['<link rel="me" href="https://social.example/@us">', '<link rel="me" href="https://social.example/@us"/>'],
    ['<meta name="a" content="b"><script>x</script><meta name="c">', '<meta name="a" content="b"/>'],
  ])('[N3] of %j the first element joins the head', (html, element) => {
    expect(render(html)).toBe(element)
  })

  it.each([
    '<script>alert(1)</script>',
    '<script src="/x.js"></script>',
    '<style>*{}</style>',
    '<base href="//evil.example">',
    '<iframe src="x">',
    '<img src=x onerror=alert(1)>',
    '<title>x</title>',
  ])('[N3] refuses %s', (html) => {
    expect(readHeadElement(html)).toBeUndefined()
  })

  it('[N3] drops what would run', () => {
    expect(render('<link rel="preload" href="/x" onload="alert(1)" OnError="x">')).not.toMatch(/on(load|error)/i)
  })

  it.each([
    '',
    ' ',
    'text',
    '<',
    '<meta',
    '<!-- <meta name="a"> -->',
    '</meta>',
    'text <meta name="a">',
    '<meta content="a"b>',
    '<meta content=a>',
  ])('[N3] %j is no valid element', (html) => {
    expect(readHeadElement(html)).toBeUndefined()
    expect(render(html)).toBe('')
  })

  it.each([
    '<meta name="a" style="color:red">',
    '<meta name="a" ref="x">',
    '<meta name="a" children="x">',
    '<meta charset="utf-8">',
    '<meta name="a" class="b">',
    '<meta http-equiv="x-y" content="1">',
  ])('[N3] %s does not stop the page from being rendered', (html) => {
    expect(() => render(html)).not.toThrow()
  })
})
