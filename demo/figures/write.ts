import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { entryOf, type ManifestEntry } from './manifest.ts'
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

function imageOf(artwork: Artwork): sharp.Sharp {
  if (artwork.kind === 'vector') return sharp(Buffer.from(artwork.svg)).flatten()
  const { width, height } = artwork
  const image = sharp(artwork.pixels, { raw: { width, height, channels: 3 } })
  return artwork.overlay === undefined ? image : image.composite([{ input: Buffer.from(artwork.overlay) }])
}

async function writeTheme(figure: Figure, artwork: Artwork, theme: Theme, out: URL): Promise<number> {
  const stem = theme === 'ink' ? figure.name : `${figure.name}.${theme}`
  const file = new URL(`${stem}.webp`, out)
  const { size } = await imageOf(artwork)
    .webp({ quality: 88, smartSubsample: true, effort: 5 })
    .toFile(fileURLToPath(file))
  if (theme === 'ink') {
    const svgFile = new URL(`${stem}.svg`, out)
    if (artwork.kind === 'vector' && Buffer.byteLength(artwork.svg) < SVG_LIMIT) await writeFile(svgFile, artwork.svg)
    else await rm(svgFile, { force: true })
  }
  return size
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
