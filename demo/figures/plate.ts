import { hex, type Palette } from './palette.ts'
import { element, gradient, svgDocument } from './svg.ts'
import { MASTER, type VectorArtwork } from './types.ts'

export interface PlateParts {
  readonly defs?: string
  readonly body: string
  /** Where the ground is lightest, in percent; the light of the first screen of the site. */
  readonly light?: { readonly x: number; readonly y: number; readonly radius?: number }
}

/** A line figure of the master size on the theme's ground, with a soft light behind its subject. */
export function vectorPlate(palette: Palette, parts: PlateParts): VectorArtwork {
  const light = parts.light ?? { x: 50, y: 45 }
  const glow = gradient(
    'radialGradient',
    'light',
    { cx: `${light.x}%`, cy: `${light.y}%`, r: `${light.radius ?? 70}%` },
    [
      [0, hex(palette.lift), 1],
      [0.55, hex(palette.lift), 0.42],
      [1, hex(palette.lift), 0],
    ],
  )
  const svg = svgDocument(MASTER, {
    ground: hex(palette.ground),
    defs: glow + (parts.defs ?? ''),
    body: element('rect', { ...MASTER, fill: 'url(#light)' }) + parts.body,
  })
  return { kind: 'vector', ...MASTER, svg }
}
