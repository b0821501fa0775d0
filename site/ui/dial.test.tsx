import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Dial, TimeDial } from './dial.tsx'

const needleOf = (html: string) => Number(/class="dial-needle" transform="rotate\(([\d.-]+)\)"/.exec(html)?.[1])

it.each([
  [0, 0],
  [0.25, 90],
  [1, 360],
  [1.7, 360],
  [-0.3, 0],
])('a part of %d turns the needle to %d°', (value, turn) => {
  expect(needleOf(renderToStaticMarkup(<Dial value={value} />))).toBe(turn)
})

it.each([
  ['2026-01-01', 0, 'calm'],
  ['2026-07-02T12:00:00Z', 180, 'calm'],
  [Date.UTC(2027, 0, 1), 360, 'calm'],
  ['2027-01-02', 360, 'alert'],
  ['2025-06-01', 0, 'calm'],
] as const)('of the year 2026 it stands for %s at %d°, and warns once it is over: %s', (now, turn, tone) => {
  const html = renderToStaticMarkup(<TimeDial from="2026-01-01" until="2027-01-01" now={now} />)
  expect(needleOf(html)).toBe(turn)
  expect(html).toContain(`data-tone="${tone}"`)
})

it('of no time at all nothing is over until it has begun', () => {
  const html = (now: string) => renderToStaticMarkup(<TimeDial from="2026-01-01" until="2026-01-01" now={now} />)
  expect([needleOf(html('2025-12-31')), needleOf(html('2026-01-02'))]).toEqual([0, 360])
})

it('is an ornament to who listens, and no more than 3 kB', () => {
  const html = renderToStaticMarkup(<Dial value={0.4} tone="alert" />)
  expect(html).toContain('aria-hidden="true"')
  expect(Buffer.byteLength(html)).toBeLessThan(3000)
})
