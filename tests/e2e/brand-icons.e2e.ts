import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { languageTags, locales, localizePath } from '#lib/locale.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

interface Manifest {
  name: string
  lang: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

const names = { zh: '浑仪科技', en: 'Armilla' }

/** The sides of the pictures inside an `.ico`, and the bytes of each. */
function readIco(bytes: Buffer) {
  const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  return entries.map((at) => ({
    side: bytes.readUInt8(at),
    png: bytes.subarray(bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 12) + bytes.readUInt32LE(at + 8)),
  }))
}

/** Whether something is drawn: a picture of one colour is none. */
async function isDrawn(bytes: Buffer): Promise<boolean> {
  const { channels } = await sharp(bytes).stats()
  return channels.some(({ stdev }) => stdev > 10)
}

describe('the brand’s mark, where systems ask for it', () => {
  test('[R] favicon.ico has three sizes, each a picture of that size', async ({ portico }) => {
    const { bytes, headers, status } = await ask(`${portico.origin}/favicon.ico`)
    expect([status, headers['content-type']]).toEqual([200, 'image/x-icon'])
    const pictures = readIco(bytes)
    expect(pictures.map(({ side }) => side)).toEqual([16, 32, 48])
    for (const { png, side } of pictures) {
      const { format, height, width } = await sharp(png).metadata()
      expect({ format, height, width }).toEqual({ format: 'png', height: side, width: side })
      expect(await isDrawn(png)).toBe(true)
    }
  })

  test('[R] apple-touch-icon.png fills its square: a phone would show black through a hole', async ({ portico }) => {
    const { bytes, status } = await ask(`${portico.origin}/apple-touch-icon.png`)
    expect(status).toBe(200)
    const { isOpaque } = await sharp(bytes).stats()
    const { height, width } = await sharp(bytes).metadata()
    expect({ height, width, isOpaque, isDrawn: await isDrawn(bytes) }).toEqual({
      height: 180,
      width: 180,
      isOpaque: true,
      isDrawn: true,
    })
  })

  test.for(locales)(
    '[L2] the manifest is in the page’s language, and its icons are as it says (%s)',
    async (locale, { portico }) => {
      const page = await ask(portico.origin + localizePath('/about', locale))
      const href = /<link rel="manifest" href="([^"]+)"/.exec(page.text)?.[1] ?? ''
      const { headers, text } = await ask(portico.origin + href)
      expect(headers['content-type']).toContain('application/manifest+json')
      const manifest = JSON.parse(text) as Manifest
      expect(manifest).toMatchObject({
        name: names[locale],
        lang: languageTags[locale],
        start_url: localizePath('/', locale),
      })
      for (const { sizes, src, type } of manifest.icons) {
        const icon = await ask(portico.origin + src)
        expect([icon.status, icon.headers['content-type']]).toEqual([200, type])
        if (type !== 'image/png') continue
        const { height, width } = await sharp(icon.bytes).metadata()
        expect(`${width}x${height}`).toBe(sizes)
      }
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    },
  )
})
