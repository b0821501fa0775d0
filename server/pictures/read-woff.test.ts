import { describe, expect, it } from 'vitest'
import { fontFiles, openFonts } from './fonts.ts'
import { readWoff } from './read-woff.ts'

describe('a font out of its WOFF file', () => {
  it('is plain TrueType with every table at its place', async () => {
    for (const font of Object.values(await fontFiles('bold'))) {
      expect(font.readUInt32BE(0)).toBe(0x00010000)
      const count = font.readUInt16BE(4)
      const tables = Array.from({ length: count }, (_, index) => {
        const at = 12 + 16 * index
        return {
          tag: font.toString('latin1', at, at + 4),
          from: font.readUInt32BE(at + 8),
          length: font.readUInt32BE(at + 12),
        }
      }).toSorted((a, b) => a.from - b.from)
      expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
      for (const [index, { from, length }] of tables.entries()) {
        expect(from % 4).toBe(0)
        expect(from + length).toBeLessThanOrEqual(tables[index + 1]?.from ?? font.length)
      }
    }
    const { han } = (await openFonts()).bold
    expect(han.glyphForCodePoint(0x6d51).path.toSVG()).toMatch(/^M/)
  })

  it('is not read out of anything else', () => {
    expect(() => readWoff(Buffer.from('wOF2 and more'))).toThrow('not in WOFF 1.0')
  })
})
