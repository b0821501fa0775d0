import { describe, expect, it } from 'vitest'
import { findFragmentProblem, type FragmentProblem, readHeadElement } from './head-fragment.ts'

describe('a fragment that will do', () => {
  it.each([
    '',
    '  \n',
    '<meta name="google-site-verification" content="a1_B-2">',
    "  <META name='a' content='b' />\n",
    '<meta property="og:site_name" content="浑仪">',
    '<link rel="me" href="https://social.example/@us">',
    '<link rel="icon" href="/mark.svg" type="image/svg+xml"></link>',
    '<link rel="preconnect" href="https://cdn.example">',
    '<meta name="a" content="b" data-owner="us">',
  ])('[N3] %j has no problem', (fragment) => {
    expect(findFragmentProblem(fragment)).toBeUndefined()
  })
})

describe('a fragment that will not', () => {
  const fragments: Record<FragmentProblem, string[]> = {
    script: ['<script>alert(1)</script>', '<SCRIPT src="/x.js"></SCRIPT>', '<script\nsrc=x>'],
    style: [
      '<style>*{}</style>',
      '<meta name="a" style="color:red">',
      '<link rel="stylesheet" href="/x.css">',
      '<link rel="alternate StyleSheet" href="/x.css">',
    ],
    eventHandler: ['<link rel="me" href="/x" onload="alert(1)">', '<meta OnError=\'x\' name="a">'],
    otherElement: ['<base href="//evil.example">', '<title>x</title>', '<iframe src="x">', '<meta2 a="b">', '<h1>'],
    attribute: ['<meta class="b" name="a">', '<meta ref="x">', '<meta>', '<link srcdoc="x">', '<meta datasrc="x">'],
    refresh: [
      '<meta http-equiv="refresh" content="0;url=https://evil.example">',
      '<meta http-equiv="Content-Security-Policy" content="default-src *">',
    ],
    otherHost: [
      '<link rel="icon" href="https://evil.example/x.svg">',
      '<link rel="preload" href="//evil.example/x" as="script">',
      '<link rel="preconnect" href="//evil.example">',
      '<link rel="dns-prefetch" href=" \\\\evil.example">',
      '<link rel="manifest" href="/\\evil.example">',
      '<link rel="modulepreload">',
    ],
    several: [
      '<meta name="a" content="b"><meta name="c" content="d">',
      '<meta name="a" content="b"><script>x</script>',
      '<meta name="a" content="b"> and text',
    ],
    notAnElement: [
      'text',
      '<',
      '<meta',
      '</meta>',
      '<!-- <meta name="a"> -->',
      'text <meta name="a">',
      '<meta content="a"b>',
      '<meta content=a>',
      '<meta content="a>b">',
    ],
  }
  const cases = Object.entries(fragments).flatMap(([problem, all]) =>
    all.map((fragment) => [fragment, problem] as const),
  )

  it.each(cases)('[N3] [E9] %j is named: %s', (fragment, problem) => {
    expect(findFragmentProblem(fragment)).toBe(problem)
  })
})

it.each([' a', ' a="', ' a=""', '<', '<meta ', "'", ' \t'])(
  'reads a fragment of 20,000 times %j to its end',
  (piece) => {
    const fragment = `<meta${piece.repeat(20_000)}`
    expect(findFragmentProblem(fragment)).toBeDefined()
  },
)

it('keeps the first of an attribute given twice, as a browser does', () => {
  expect(readHeadElement('<meta name="a" NAME="b">')?.attributes).toEqual({ name: 'a' })
})
