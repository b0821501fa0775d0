import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { axisLine, ring, type Orthographic, type RingStyle } from '#demo/figures/rings.ts'
import { circle, gradient } from '#demo/figures/svg.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface CelestialRingsParams {
  /** Tilt of the equator against the ecliptic in degrees. */
  readonly obliquity: number
  /** Height of the pole over the horizon in degrees; 30.2 is Hangzhou. */
  readonly latitude: number
}

const defaults: CelestialRingsParams = { obliquity: 23.4, latitude: 30.2 }

function rings(params: CelestialRingsParams, palette: Palette): RingStyle[] {
  const brass = hex(palette.brass)
  const jade = hex(palette.jade)
  const pole = 90 - params.latitude
  return [
    // Horizon, the broad graduated one; then meridian and prime vertical.
    { radius: 1.16, inclination: 0, node: 0, stroke: brass, width: 3, ticks: 0.022 },
    { radius: 1.105, inclination: 0, node: 0, stroke: brass, width: 1.4, opacity: 0.6 },
    { radius: 1.1, inclination: 90, node: 90, stroke: brass, width: 2.6, ticks: 0.02 },
    { radius: 1.06, inclination: 90, node: 0, stroke: brass, width: 1.3, opacity: 0.55 },
    // Equator, tilted with the latitude, and the ecliptic.
    { radius: 1, inclination: pole, node: 0, stroke: jade, width: 2.8, ticks: 0.024 },
    { radius: 0.955, inclination: pole, node: 0, stroke: jade, width: 1.2, opacity: 0.6 },
    { radius: 0.9, inclination: pole - params.obliquity, node: 14, stroke: brass, width: 2.8, ticks: 0.024 },
    { radius: 0.86, inclination: pole - params.obliquity, node: 14, stroke: brass, width: 1.2, opacity: 0.6 },
    // Hour circle and declination ring of the sighting tube.
    { radius: 0.74, inclination: 64, node: 58, stroke: brass, width: 1.8, opacity: 0.85, ticks: 0.026 },
    { radius: 0.66, inclination: 112, node: 24, stroke: jade, width: 1.5, opacity: 0.75 },
    { radius: 0.46, inclination: 38, node: 102, stroke: brass, width: 1.4, opacity: 0.8 },
  ]
}

function body(params: CelestialRingsParams, palette: Palette): string {
  const view: Orthographic = { tilt: 19, turn: 118, roll: 0, center: [800, 500], scale: 408 }
  const drawn = rings(params, palette).map((style) => ring(view, style))
  const axis = axisLine(view, palette, 1.27, params.latitude, 180)
  const glow = [circle(view.center, 330, { fill: 'url(#halo)' }), circle(view.center, 92, { fill: 'url(#core)' })]
  return [
    circle(view.center, view.scale * 1.16, {
      fill: 'none',
      stroke: hex(palette.brass),
      'stroke-width': 1.2,
      'stroke-opacity': 0.4,
    }),
    ...drawn.map(({ far }) => far),
    axis.far,
    ...glow,
    axis.near,
    ...drawn.map(({ near }) => near),
  ].join('')
}

function defs(palette: Palette): string {
  const brass = hex(palette.brass)
  const bright = hex(palette.brassLight)
  return (
    gradient('radialGradient', 'halo', {}, [
      [0, brass, 0.42],
      [0.2, brass, 0.16],
      [0.5, brass, 0.05],
      [1, brass, 0],
    ]) +
    gradient('radialGradient', 'core', {}, [
      [0, bright, 1],
      [0.26, bright, 1],
      [0.34, brass, 0.85],
      [0.6, brass, 0.22],
      [1, brass, 0],
    ])
  )
}

/** The rings of the armillary sphere: horizon, meridian, equator, ecliptic, hour circle; orthographic, far halves at 28 %. */
export function celestialRings(given: Partial<CelestialRingsParams> = {}): Figure {
  const params = { ...defaults, ...given }
  return {
    name: 'celestial-rings',
    family: 'celestial-rings',
    params: { ...params },
    caption: {
      zh: `浑仪诸环的正射投影，北极出地${params.latitude}°，黄赤交角${params.obliquity}°，每3°一刻`,
      en: `Rings of an armillary sphere, orthographic, pole at ${params.latitude}°, obliquity ${params.obliquity}°, a tick each 3°`,
    },
    alt: {
      zh: '层层套叠的黄铜色与玉色圆环带着细密刻度，环绕中央一个发光的小球。',
      en: 'Nested rings in brass and jade with fine graduation round a small glowing body.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), {
        defs: defs(paletteOf(theme)),
        body: body(params, paletteOf(theme)),
        light: { x: 50, y: 50, radius: 55 },
      }),
  }
}
