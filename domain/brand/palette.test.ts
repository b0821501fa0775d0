import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeColours } from './judge-colours.ts'
import { contrastOf, readHex, toHex, toOklch } from './oklch.ts'
import { type ColourName, colourNames, type Colours, computePalette, failuresOf, ownInk, ownTokens } from './palette.ts'

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const colours: fc.Arbitrary<Colours> = fc.record(
  Object.fromEntries(colourNames.map((name) => [name, hex])) as Record<ColourName, typeof hex>,
  { requiredKeys: [] },
)

/** What is given, with the nearest colours in the place of those that are refused. */
const mended = (given: Colours): Colours => ({
  ...given,
  ...Object.fromEntries(judgeColours(given).map(({ name, nearest }) => [name, nearest])),
})

describe('colours by lightness, chroma and hue', () => {
  test('every colour of a screen comes back as itself', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour)
      }),
    )
  })

  test('the known ones are where they are', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    const { c, h, l } = toOklch('#ff0000')
    expect([l.toFixed(3), c.toFixed(3), h.toFixed(1)]).toEqual(['0.628', '0.258', '29.2'])
  })

  test.each([
    ['#0A5', '#00aa55'],
    ['0aa5bb', '#0aa5bb'],
    ['green', undefined],
    ['#0aa5bbff', undefined],
    ['#fff;}', undefined],
  ])('%s is read as %s', (text, expected) => {
    expect(readHex(text)).toBe(expected)
  })
})

describe('the palette of the house', () => {
  const sheet = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8')
  const written = ({ c, h, l }: (typeof ownInk)['ink']) => `oklch(${Number((l * 100).toFixed(1))}% ${c} ${h})`

  test('is that of the style sheet', () => {
    for (const [name, [light, dark]] of Object.entries(ownTokens)) {
      const one = written(light)
      const value = one === written(dark) ? one : `light-dark(${one}, ${written(dark)})`
      expect(sheet).toContain(`  --${name}: ${value};`)
    }
    for (const [name, colour] of Object.entries(ownInk)) expect(sheet).toContain(`  --${name}: ${written(colour)};`)
  })

  test('has the contrast that every company’s has to have', () => {
    expect(failuresOf({})).toEqual([])
  })
})

describe('a company’s palette', () => {
  test('has every pair of colours with the contrast of WCAG AA in both themes, whatever is given', () => {
    fc.assert(
      fc.property(colours, (given) => {
        const accepted = mended(given)
        expect(judgeColours(accepted)).toEqual([])
        expect(failuresOf(accepted)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('a colour that passes is kept as it is given', () => {
    const given = { main: '#0b7a4b', accent: '#0f766e', ink: '#071a15', paper: '#fbfdfb' }
    expect(judgeColours(given)).toEqual([])
    const { ink, light } = computePalette(given)
    expect([light.action, light.mark, ink.ink, light.ground]).toEqual(Object.values(given))
  })

  test('a colour that is seen as a button and not read as a link is the button, and a darker one of its hue the link', () => {
    expect(judgeColours({ main: '#12a150' })).toEqual([])
    const { light } = computePalette({ main: '#12a150' })
    expect([light.action, contrastOf('#12a150', light.ground) < 4.5]).toEqual(['#12a150', true])
    expect(contrastOf(light.link, light['ground-2'])).toBeGreaterThanOrEqual(4.5)
  })

  test('a button is judged by itself where there is an accent beside it', () => {
    const [problem] = judgeColours({ main: '#ffd400', accent: '#0f766e' })
    expect(problem).toMatchObject({ name: 'main', pair: { front: 'action' } })
  })

  test('a colour that fails names what it is too near to, and a near one of its hue', () => {
    const [problem, ...more] = judgeColours({ main: '#ffd400' })
    expect(more).toEqual([])
    expect(problem).toMatchObject({ name: 'main', pair: { place: 'light', back: 'ground' } })
    const [given, nearest] = [toOklch('#ffd400'), toOklch(problem?.nearest ?? '')]
    expect(Math.abs(given.h - nearest.h)).toBeLessThan(3)
    expect(nearest.l).toBeLessThan(given.l)
    // A step nearer would fail.
    expect(failuresOf({ main: toHex({ ...given, l: nearest.l + 0.015 }) })).not.toEqual([])
  })

  test('dark paper and light ink are refused', () => {
    expect(judgeColours({ paper: '#222222', ink: '#eeeeee' }).map(({ name }) => name)).toEqual(['ink', 'paper'])
  })
})
