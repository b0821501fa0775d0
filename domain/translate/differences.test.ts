import { expect, it } from 'vitest'
import { findDifferences } from './differences.ts'

it.each([
  ['从14天缩短到3天', 'From 14 days to 3', []],
  ['１２，０００次', '12,000 times', []],
  ['从14天缩短到3天', 'Down to 3 days', [{ kind: 'number', what: '14', missingIn: 'target' }]],
  ['每秒1.5次', '1.5 times a second, 2 at most', [{ kind: 'number', what: '2', missingIn: 'source' }]],
  ['见https://armilla.example/a1。', 'See https://armilla.example/a1', []],
  [
    '见https://armilla.example/a1。',
    'See the site',
    [{ kind: 'link', what: 'https://armilla.example/a1', missingIn: 'target' }],
  ],
  ['{name}，您好', 'Hello', [{ kind: 'placeholder', what: '{name}', missingIn: 'target' }]],
  ['支持至2028年11月30日', 'Supported to 30 November 2028', []],
  ['In May and on 3 May 2026', '5月和2026年5月3日', []],
  ['2026年3月起', 'From May 2026', [{ kind: 'number', what: '3', missingIn: 'target' }]],
  // Nothing is said of what nobody has begun.
  ['14', ' ', []],
])('%s and %s', (source, target, differences) => {
  expect(findDifferences(source, target)).toEqual(differences)
})
