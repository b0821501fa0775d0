import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { avifOptions, pictureWidths } from '#content/pictures/sizes.ts'
import { entryOf, type ManifestEntry } from './manifest.ts'
import { createRandom } from './random.ts'
import type { Artwork, Figure, Theme } from './types.ts'

/** Line figures below this many bytes are also written as SVG. */
const SVG_LIMIT = 40_000

export interface WriteTarget {
  readonly out: URL
  readonly manifestFile: URL
  /** Entries of an earlier run; those of figures not drawn now are kept. */
  readonly manifest: readonly ManifestEntry[]
  /** Order of the entries in the file. */
  readonly order: readonly string[]
}

/** Qualities tried in turn until the file is below the limit; fine line fields need the last. */
const QUALITIES = [88, 82, 76]
const WEBP_LIMIT = 140_000

async function imageOf(artwork: Artwork): Promise<Sharp> {
  const { width, height } = artwork
  const raw = { width, height, channels: 3 as const }
  if (artwork.kind === 'vector') {
    const pixels = await sharp(Buffer.from(artwork.svg)).flatten().removeAlpha().raw().toBuffer()
    return sharp(grained(pixels), { raw })
  }
  const image = sharp(artwork.pixels, { raw })
  return artwork.overlay === undefined ? image : image.composite([{ input: Buffer.from(artwork.overlay) }])
}

/** The renderer of SVG does not dither, and its slow dark gradients would show rings once encoded; two steps of noise break them (one does not outlive the encoder). */
function grained(pixels: Buffer): Buffer {
  const random = createRandom(1)
  for (let k = 0; k < pixels.length; k += 3) {
    const noise = Math.floor(5 * random()) - 2
    for (let c = k; c < k + 3; c++) pixels[c] = Math.min(255, Math.max(0, pixels[c]! + noise))
  }
  return pixels
}

/** The sizes that every picture is kept in: encoding them is most of what a first start would wait for. */
async function writeSizes(master: Buffer, stem: string, out: URL): Promise<void> {
  for (const width of pictureWidths)
    await sharp(master)
      .resize({ width, withoutEnlargement: true })
      .avif(avifOptions)
      .toFile(fileURLToPath(new URL(`${stem}.${width}.avif`, out)))
}

async function writeTheme(figure: Figure, artwork: Artwork, theme: Theme, out: URL): Promise<number> {
  const stem = theme === 'ink' ? figure.name : `${figure.name}.${theme}`
  const file = new URL(`${stem}.webp`, out)
  const image = await imageOf(artwork)
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await image.clone().webp({ quality, smartSubsample: true, effort: 5 }).toBuffer()
    if (bytes.byteLength <= WEBP_LIMIT) break
  }
  await writeFile(file, bytes)
  await writeSizes(bytes, stem, out)
  if (theme === 'ink') {
    const svgFile = new URL(`${stem}.svg`, out)
    if (artwork.kind === 'vector' && Buffer.byteLength(artwork.svg) < SVG_LIMIT) await writeFile(svgFile, artwork.svg)
    else await rm(svgFile, { force: true })
  }
  return bytes.byteLength
}

/** Draws and encodes the figures one after another, reports size and time, and writes the manifest. */
export async function writeFigures(figures: readonly Figure[], target: WriteTarget): Promise<void> {
  const entries = new Map(target.manifest.map((entry) => [entry.name, entry]))
  for (const figure of figures) {
    const start = performance.now()
    const ink = figure.draw('ink')
    const drawn = performance.now()
    const inkBytes = await writeTheme(figure, ink, 'ink', target.out)
    const paperBytes = await writeTheme(figure, figure.draw('paper'), 'paper', target.out)
    entries.set(figure.name, entryOf(figure, ink))
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
    const sizes = `ink ${Math.round(inkBytes / 1000)} kB, paper ${Math.round(paperBytes / 1000)} kB`
    process.stdout.write(
      `${figure.name.padEnd(18)} ${seconds(drawn - start)} computed, ${seconds(performance.now() - start)} in all, ${sizes}\n`,
    )
  }
  const ordered = target.order.flatMap((name) => entries.get(name) ?? [])
  await writeFile(target.manifestFile, `${JSON.stringify(ordered, null, 2)}\n`)
}
