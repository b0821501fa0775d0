import { describe, expect, it } from 'vitest'
import { readCode, reportOn } from './coverage.ts'
import { largestFile, readText } from './read-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** “% 注释” and a call, as an old Chinese system saved it. */
const inGbk = new Uint8Array([0x25, 0x20, 0xd7, 0xa2, 0xca, 0xcd, 0x0a, ...bytes('sin(1)')])

describe('reading a file', () => {
  it.each([
    ['UTF-8', bytes('% 注释\nsin(1)'), 'utf-8'],
    ['UTF-8 with BOM', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('% 注释\nsin(1)')]), 'utf-8'],
    ['GBK', inGbk, 'gb18030'],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from('% 注释\nsin(1)', (c) => c.charCodeAt(0)).buffer),
      ]),
      'utf-16le',
    ],
  ])('%s', (_name, given, encoding) => {
    expect(readText(given)).toEqual({ text: '% 注释\nsin(1)', encoding })
  })

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a file of more than 2 MB', new Uint8Array(largestFile + 1).fill(0x20), 'tooLarge'],
    ['a live script', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'archive'],
    ['zeros', new Uint8Array(64), 'binary'],
    ['a MAT file', bytes('MATLAB 5.0 MAT-file\u0000\u0001'), 'binary'],
    ['bytes of no known encoding', new Uint8Array([0x61, 0xff, 0xff, 0x62]), 'unreadable'],
  ])('refuses %s', (_name, given, refusal) => {
    expect(readText(given)).toEqual({ refusal })
  })

  it('reads a file of exactly 2 MB', () => {
    expect(readText(new Uint8Array(largestFile).fill(0x20))).toHaveProperty('encoding', 'utf-8')
  })
})

describe('the report', () => {
  const table = new Map([
    ['sin', 'covered'],
    ['plot', 'partly'],
    ['ginput', 'no'],
    ['containers.Map', 'covered'],
    ['draw', 'no'],
  ] as const)

  it('has the state and the lines of each function of each file', () => {
    const files = [
      readCode('a.m', bytes('x = sin(1);\nplot(x)\nginput(2);\nplot(x)\nm = containers.Map.keys;\nother(1)')),
      readCode('b.m', bytes('sin(2)')),
    ]
    expect(reportOn(files, table).map(({ uses }) => uses)).toEqual([
      [
        { name: 'sin', state: 'covered', lines: [1] },
        { name: 'plot', state: 'partly', lines: [2, 4] },
        { name: 'ginput', state: 'no', lines: [3] },
        { name: 'containers.Map', state: 'covered', lines: [5] },
        { name: 'other', state: 'unknown', lines: [6] },
      ],
      [{ name: 'sin', state: 'covered', lines: [1] }],
    ])
  })

  it('what one of the files defines is no finding, even under the name of a function', () => {
    const files = [
      readCode('lib/draw.m', bytes('function draw\nhelper(1)\nend\nfunction helper(x)\nsin(x)\nend')),
      readCode('main.m', bytes('draw; helper(2)')),
    ]
    expect(reportOn(files, table).map(({ uses }) => uses.map(({ name }) => name))).toEqual([['sin'], ['helper']])
  })

  it('a file that was not read says why', () => {
    expect(reportOn([readCode('x.m', new Uint8Array(9))], table)).toEqual([
      { name: 'x.m', size: 9, refusal: 'binary', unseen: [], uses: [] },
    ])
  })
})
