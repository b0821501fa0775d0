import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { partners } from './content/partners.ts'
import { drawPartnerLogo } from './drawn-marks.ts'

/** Contrast of two colours (WCAG 2.2). */
function contrast(one: number[], other: number[]): number {
  const light = ([r = 0, g = 0, b = 0]: number[]) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) =>
      value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [light(one), light(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const paper = [252, 250, 247]

describe('the marks of the partners', () => {
  it('are drawn for each, and no two alike', () => {
    const drawn = partners.map(({ slug }) => drawPartnerLogo(slug).replaceAll(/#[\da-f]{6}/g, ''))
    expect(new Set(drawn).size).toBe(partners.length)
  })

  it('stand out from their ground: 3:1 at least', () => {
    for (const { slug } of partners) {
      const colour = /fill="#([\da-f]{6})"/.exec(drawPartnerLogo(slug))?.[1] ?? ''
      const values = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
      expect(contrast(values, paper), slug).toBeGreaterThanOrEqual(3)
    }
  })

  it('fill their square, and nothing is cut at its edge', async () => {
    for (const { slug } of partners) {
      const picture = sharp(Buffer.from(drawPartnerLogo(slug))).greyscale()
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      const isDrawn = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 200
      const sides = Array.from({ length: info.width }, (_, at) => at)
      const last = info.width - 1
      const cut = sides.filter((at) => isDrawn(at, 0) || isDrawn(at, last) || isDrawn(0, at) || isDrawn(last, at))
      expect(cut, slug).toEqual([])
      const used = sides.filter((x) => sides.some((y) => isDrawn(x, y)))
      const high = sides.filter((y) => sides.some((x) => isDrawn(x, y)))
      expect(Math.max(used.length, high.length) / info.width, slug).toBeGreaterThan(0.55)
    }
  })
})
