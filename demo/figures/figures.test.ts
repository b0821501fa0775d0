import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { avifOptions, pictureWidths } from '#content/pictures/sizes.ts'
import { digestOf, figures } from './index.ts'
import { checkFigures, entryOf, type ManifestEntry } from './manifest.ts'
import { kirschPlate } from './families/kirsch-plate.ts'
import { nyquist } from './families/nyquist.ts'

describe('the list of figures', () => {
  it('has unique kebab-case names and both languages everywhere', () => {
    expect(new Set(figures.map((figure) => figure.name)).size).toBe(figures.length)
    for (const { name, caption, alt } of figures) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
      for (const text of [caption.zh, caption.en, alt.zh, alt.en]) expect(text.length).toBeGreaterThan(8)
      // Full-width punctuation, and the gap between Han and Latin is left to the style sheet.
      expect(caption.zh + alt.zh).not.toMatch(
        /[，。；：] |[\u4e00-\u9fff][,;:]|[\u4e00-\u9fff] [A-Za-z0-9]|[A-Za-z0-9°%)] [\u4e00-\u9fff]/,
      )
    }
  })

  it('keeps every focal point inside the picture', () => {
    for (const { focal } of figures)
      for (const value of [focal.x, focal.y]) {
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThan(100)
      }
  })
})

describe('digests', () => {
  it.each([
    ['a line figure', nyquist],
    ['a raster', kirschPlate],
  ])('are the same twice for %s', (_, make) => {
    expect(digestOf(make().draw('ink'))).toBe(digestOf(make().draw('ink')))
  })

  it('differ between themes and between parameters', () => {
    const base = nyquist()
    const params = base.params as unknown as Parameters<typeof nyquist>[0]
    expect(digestOf(base.draw('paper'))).not.toBe(digestOf(base.draw('ink')))
    expect(digestOf(nyquist({ ...params!, gain: 0.5 }).draw('ink'))).not.toBe(digestOf(base.draw('ink')))
  })
})

describe('checkFigures', () => {
  it('names what is missing and what has changed, and passes what agrees', () => {
    const figure = nyquist()
    const entry = entryOf(figure, figure.draw('ink'))
    expect(checkFigures([figure], [entry])).toEqual([])
    expect(checkFigures([figure], [])).toEqual([{ name: 'nyquist', reason: 'not in the manifest' }])
    expect(checkFigures([figure], [{ ...entry, digest: 'f00' }])).toEqual([
      { name: 'nyquist', reason: 'digest differs' },
    ])
  })

  it('agrees with the manifest that is checked in, for the line figures', async () => {
    const manifest = JSON.parse(
      await readFile(new URL('out/manifest.json', import.meta.url), 'utf8'),
    ) as ManifestEntry[]
    expect(manifest.map((entry) => entry.name)).toEqual(figures.map((figure) => figure.name))
    const quick = figures.filter(({ name }) => ['bode', 'nyquist', 'orbit-transfer', 'gear-train'].includes(name))
    expect(checkFigures(quick, manifest)).toEqual([])
  })
})

describe('the sizes beside a figure', () => {
  const out = (file: string) => new URL(`out/${file}`, import.meta.url)

  it('are there for every figure on both grounds, in every width', async () => {
    const stems = figures.flatMap(({ name }) => [name, `${name}.paper`])
    const widths = await Promise.all(
      stems.flatMap((stem) =>
        pictureWidths.map(
          async (width) => (await sharp(await readFile(out(`${stem}.${width}.avif`))).metadata()).width,
        ),
      ),
    )
    expect(widths).toEqual(stems.flatMap(() => [...pictureWidths]))
  })

  it('are what the site would make of it today', async () => {
    const image = sharp(await readFile(out('bode.webp'))).resize({ width: 480 })
    expect(await image.avif(avifOptions).toBuffer()).toEqual(await readFile(out('bode.480.avif')))
  })
})
