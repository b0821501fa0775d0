import { createHash } from 'node:crypto'
import type { Artwork, BilingualText, Figure, FigureParams } from './types.ts'

/** One figure as the content pack reads it from `out/manifest.json`. */
export interface ManifestEntry {
  readonly name: string
  readonly family: string
  readonly params: FigureParams
  readonly caption: BilingualText
  readonly alt: BilingualText
  readonly focal: { readonly x: number; readonly y: number }
  readonly width: number
  readonly height: number
  /** SHA-256, hexadecimal, of what was drawn before any encoder; see {@link digestOf}. */
  readonly digest: string
}

/**
 * SHA-256 of the raw drawing: the RGB bytes of a raster (followed by its overlay's SVG text, if it has one),
 * the SVG text of a line figure. Encoders may change; this may not.
 */
export function digestOf(artwork: Artwork): string {
  const hash = createHash('sha256')
  if (artwork.kind === 'vector') return hash.update(artwork.svg).digest('hex')
  hash.update(artwork.pixels)
  if (artwork.overlay !== undefined) hash.update(artwork.overlay)
  return hash.digest('hex')
}

/** The manifest entry of a figure whose ink theme is already drawn. */
export function entryOf(figure: Figure, ink: Artwork): ManifestEntry {
  const { name, family, params, caption, alt, focal } = figure
  return { name, family, params, caption, alt, focal, width: ink.width, height: ink.height, digest: digestOf(ink) }
}

export interface CheckFailure {
  readonly name: string
  readonly reason: string
}

/** Draws the ink theme of each figure again and names those that differ from the manifest or are missing in it. */
export function checkFigures(figures: readonly Figure[], manifest: readonly ManifestEntry[]): CheckFailure[] {
  const failures: CheckFailure[] = []
  for (const figure of figures) {
    const held = manifest.find((entry) => entry.name === figure.name)
    if (!held) failures.push({ name: figure.name, reason: 'not in the manifest' })
    else if (held.digest !== digestOf(figure.draw('ink')))
      failures.push({ name: figure.name, reason: 'digest differs' })
  }
  return failures
}
