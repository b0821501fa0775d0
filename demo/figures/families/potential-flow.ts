import { createField, isolineDistance } from '#demo/figures/field.ts'
import { paletteOf, writeDiverging, type Palette } from '#demo/figures/palette.ts'
import { createJoukowski, flowAt, type FlowPoint } from '#demo/figures/physics/joukowski.ts'
import { blend, coverage, renderRaster, smoothstep, type Shader } from '#demo/figures/raster.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface PotentialFlowParams {
  /** Angle of attack in degrees. */
  readonly alphaDegrees: number
  /** Centre of the generating circle: thickness (negative) and camber. */
  readonly cx: number
  readonly cy: number
  /** Step of the stream function between streamlines, in chords times stream speed over 4. */
  readonly step: number
}

const defaults: PotentialFlowParams = { alphaDegrees: 9, cx: -0.09, cy: 0.1, step: 0.16 }

function shader(params: PotentialFlowParams, palette: Palette): Shader {
  const { width, height } = MASTER
  const alpha = (params.alphaDegrees * Math.PI) / 180
  const wing = createJoukowski(params.cx, params.cy, alpha)
  const scale = 6.2 / width
  const ca = Math.cos(alpha)
  const sa = Math.sin(alpha)
  const at = (px: number, py: number): FlowPoint => {
    // The picture has the stream level; the aerofoil's own axes are turned by the angle of attack.
    const x = (px - 0.47 * width) * scale
    const y = (0.5 * height - py) * scale
    return flowAt(wing, x * ca - y * sa, x * sa + y * ca)
  }
  const points = createField(width, height)
  const cp = createField(width, height)
  const outside = createField(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const point = at(x + 0.5, y + 0.5)
      points.data[y * width + x] = point.psi
      cp.data[y * width + x] = point.cp
      outside.data[y * width + x] = point.outside
    }
  }
  return (px, py, out) => {
    const i = Math.floor(px)
    const j = Math.floor(py)
    const k = j * width + i
    const value = cp.data[k]!
    writeDiverging(palette.diverging, value > 0 ? 0.66 * value : value / 3.6, out, 0.02)
    const psi = points.data[k]!
    const nearest = Math.round(psi / params.step)
    const distance = isolineDistance(points, i, j, params.step)
    const dividing = nearest === 0
    blend(
      out,
      dividing ? palette.brassLight : palette.text,
      (dividing ? 0.85 : 0.3) * coverage(distance, dividing ? 1.1 : 0.75),
    )
    const rim = isolineDistanceToWing(outside, i, j)
    blend(out, palette.ground, smoothstep(-0.5, 0.5, -rim))
    blend(out, palette.brassLight, 0.8 * coverage(rim, 1))
  }
}

/** Signed distance from the aerofoil in pixels, to first order. */
function isolineDistanceToWing(outside: ReturnType<typeof createField>, x: number, y: number): number {
  const { nx, ny, data } = outside
  const x0 = Math.max(1, Math.min(nx - 2, x))
  const y0 = Math.max(1, Math.min(ny - 2, y))
  const k = y0 * nx + x0
  const gx = (data[k + 1]! - data[k - 1]!) / 2
  const gy = (data[k + nx]! - data[k - nx]!) / 2
  return data[y * nx + x]! / (Math.sqrt(gx * gx + gy * gy) + 1e-9)
}

/** Plane potential flow past a Joukowski aerofoil: pressure and streamlines. */
export function potentialFlow(given: Partial<PotentialFlowParams> = {}): Figure {
  const params = { ...defaults, ...given }
  return {
    name: 'potential-flow',
    family: 'potential-flow',
    params: { ...params },
    caption: {
      zh: `儒科夫斯基翼型的势流，压力系数与流线，迎角${params.alphaDegrees}°`,
      en: `Potential flow past a Joukowski aerofoil, pressure coefficient and streamlines, angle of attack ${params.alphaDegrees}°`,
    },
    alt: {
      zh: '一个带弯度的翼型横在画面中央，上方是玉色的低压区，前缘下方是黄铜色的高压区，流线绕过上下两面。',
      en: 'A cambered aerofoil across the middle; low pressure in jade above it, high pressure in brass below its nose, streamlines passing on both sides.',
    },
    focal: { x: 47, y: 48 },
    draw: (theme: Theme) => renderRaster(MASTER, shader(params, paletteOf(theme)), { seed: 19, grain: 1.4 }),
  }
}
