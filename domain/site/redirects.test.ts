import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/setup/processor-time.ts'
import { createRedirects, findLoops, judgeRule, mostSteps, type RedirectRule } from './redirects.ts'

const rules = (...pairs: [from: string, to: string][]): RedirectRule[] =>
  pairs.map(([from, to], index) => ({ id: index + 1, from, to, isPermanent: true }))
const lead = (all: RedirectRule[], address: string) => {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  return createRedirects(all).find(pathname, search)?.to
}

describe('a rule', () => {
  it.each([
    ['/old', '/OLD/'],
    ['/old/*', '/old/*'],
    ['/show?a=1&b=2', '/show?b=2&a=1'],
  ])('%s does not lead to itself (%s)', (from, to) => {
    expect(judgeRule({ from, to })).toEqual({ field: 'to', problem: 'itself' })
  })
})

describe('which rule holds', () => {
  const all = rules(
    ['/old', '/about'],
    ['/old?id=1', '/news'],
    ['/blog/*', '/news/*'],
    ['/blog/2019/*', '/help'],
    ['/blog/2019/best', '/case'],
    ['/en/old', '/en/contact'],
    ['/product/*', '/solution'],
    ['/news/detail?id=gone', '/news'],
  )
  it.each([
    ['/old', '/about'],
    ['/OLD/?utm_source=x', '/about'],
    ['/old?id=1', '/news'],
    ['/blog/x/Y?page=2', '/news/x/Y?page=2'],
    ['/blog/2019/x', '/help'],
    ['/blog/2019/best', '/case'],
    ['/blog', undefined],
    ['/en/old', '/en/contact'],
    ['/en/blog/x', '/en/news/x'],
    ['/news/detail?id=gone', '/news'],
    ['/en/news/detail?id=gone', '/en/news'],
    ['/news/detail?id=there', undefined],
    // A page of the site is never hidden by a star.
    ['/product/detail?id=no-such', undefined],
    ['/product/elsewhere', '/solution'],
  ])('%s leads to %s', (address, to) => {
    expect(lead(all, address)).toBe(to)
  })

  it('follows rules to their end, and is for good only when each of them is', () => {
    const [first, second] = rules(['/a', '/b'], ['/b', '/about'])
    const all = [first, { ...second, isPermanent: false }] as RedirectRule[]
    expect(createRedirects(all).find('/a', '')).toEqual({ to: '/about', isPermanent: false, rules: [1, 2] })
    const chain = rules(...Array.from({ length: mostSteps }, (_, at): [string, string] => [`/s${at}`, `/s${at + 1}`]))
    expect(lead(chain, '/s0')).toBe(`/s${mostSteps}`)
    expect(findLoops(chain)).toEqual([])
    expect(findLoops([...chain, ...rules(['/before', '/s0'])]).map(({ from }) => from)).toEqual(['/before'])
  })

  it('finds one among a hundred thousand at once', () => {
    const many = rules(...Array.from({ length: 100_000 }, (_, at): [string, string] => [`/old/${at}/*`, '/about']))
    const { find } = createRedirects(many)
    const time = processorTime(() => {
      for (let at = 0; at < 10_000; at += 1) find(`/old/${at}/a/b/c`, '')
    })
    expect(time).toBeLessThan(1500)
  })
})

it('looks no deeper into an address than the rules go', () => {
  const { find } = createRedirects(rules(['/old/a/*', '/about']))
  const long = `/old${'/b'.repeat(8000)}`
  const time = processorTime(() => {
    for (let count = 0; count < 20; count += 1) expect(find(long, '')).toBeUndefined()
  })
  expect(time).toBeLessThan(1000)
  expect(find(`/old/a${'/b'.repeat(8000)}`, '')?.to).toBe('/about')
})

describe('circles', () => {
  it.each([
    [
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
    ],
    [
      [
        ['/a/*', '/b/*'],
        ['/b/*', '/a/*'],
      ],
    ],
    [[['/a/*', '/a/b/*']]],
    [
      [
        ['/a/*', '/*'],
        ['/x/*', '/a/x/*'],
      ],
    ],
    [
      [
        ['/a/*', '/b/c/*'],
        ['/b/*', '/a/*'],
      ],
    ],
    [
      [
        ['/a/*', '/b/*'],
        ['/b/x', '/a/x'],
      ],
    ],
    [[['/a', '/en/a']]],
    [
      [
        ['/en/a', '/b'],
        ['/b', '/en/a'],
      ],
    ],
    [
      [
        ['/a?x=1', '/b'],
        ['/b', '/a?x=1'],
      ],
    ],
  ] as [string, string][][][])('%j are found', (pairs) => {
    expect(findLoops(rules(...pairs)).length).toBeGreaterThan(0)
  })

  it.each([
    [[['/news/*', '/news/detail?id=x']]],
    [
      [
        ['/a/*', '/b/*'],
        ['/b/x', '/a/y'],
      ],
    ],
    [
      [
        ['/a', '/en/b'],
        ['/b', '/about'],
      ],
    ],
    [[['/blog/*', '/blog']]],
  ] as [string, string][][][])('%j are none', (pairs) => {
    expect(findLoops(rules(...pairs))).toEqual([])
  })

  it('are not all: what is too long in English alone would be 404 there', () => {
    const steps: [string, string][] = [...'cdef'].map((name, at) => [`/${name}`, `/${'defg'[at]}`])
    expect(findLoops(rules(['/en/b', '/c'], ...steps))).toEqual([])
    expect(findLoops(rules(['/a', '/b'], ['/en/b', '/c'], ...steps)).map(({ from }) => from)).toEqual(['/a'])
  })

  it('whatever passes has no walk without end, from any address', () => {
    const segment = fc.constantFrom('a', 'b', 'c')
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
    const rule = fc.tuple(path, path, fc.boolean(), fc.boolean(), fc.boolean())
    const asked = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 1, maxLength: 5 }),
        fc.array(asked, { maxLength: 8 }),
        (written, addresses) => {
          const pairs = written.map(([from, to, hasStar, carries, isEnglish]): [string, string] => [
            `${isEnglish ? '/en' : ''}${from}${hasStar ? '/*' : ''}`,
            to + (hasStar && carries ? '/*' : ''),
          ])
          const all = rules(...new Map(pairs))
          fc.pre(findLoops(all).length === 0)
          for (const parts of addresses)
            for (const start of [`/${parts.join('/')}`, `/en/${parts.join('/')}`]) {
              let steps = 0
              for (let at = stepOnce(all, start); at !== undefined && steps < 200; at = stepOnce(all, at)) steps += 1
              expect(steps, start).toBeLessThan(200)
            }
        },
      ),
      { numRuns: 1500 },
    )
  })
})

/** One step by the rules, found the slow way. */
function stepOnce(all: RedirectRule[], address: string): string | undefined {
  const held = all.find(({ from }) => from === address) ?? longest(all, address)
  if (held) return held.to.endsWith('/*') ? held.to.slice(0, -1) + address.slice(held.from.length - 1) : held.to
  if (!address.startsWith('/en/')) return undefined
  const plain = stepOnce(all, address.slice(3))
  return plain === undefined || plain.startsWith('/en/') ? plain : `/en${plain}`
}

const longest = (all: RedirectRule[], address: string) =>
  all
    .filter(({ from }) => from.endsWith('/*') && address.startsWith(from.slice(0, -1)))
    .toSorted((one, other) => other.from.length - one.from.length)[0]
