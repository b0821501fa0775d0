import { createField, isolineDistance } from '#demo/figures/field.ts'
import { paletteOf, writeRamp, type Palette } from '#demo/figures/palette.ts'
import { kirschStress, vonMises } from '#demo/figures/physics/kirsch.ts'
import { blend, coverage, renderRaster, type Shader } from '#demo/figures/raster.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

export interface KirschPlateParams {
  /** Width of the view in hole diameters. */
  readonly viewWidth: number
  /** Step between the isolines, as a part of the remote stress. */
  readonly isolineStep: number
}

const defaults: KirschPlateParams = { viewWidth: 4.6, isolineStep: 0.125 }

function shader(params: KirschPlateParams, palette: Palette): Shader {
  const { width, height } = MASTER
  const radius = width / params.viewWidth / 2
  // One pixel of material past the rim, so that the isolines run under the rim instead of ending before it.
  const toPlate = (p: number, size: number): number => (p + 0.5 - size / 2) / radius
  const stress = createField(width, height, (px, py) => {
    const x = toPlate(px, width)
    const y = toPlate(py, height)
    const r = Math.sqrt(x * x + y * y)
    const lift = r < 1 ? 1.0000001 / r : 1
    return vonMises(kirschStress(x * lift, y * lift))
  })
  return (px, py, out) => {
    const i = Math.floor(px)
    const j = Math.floor(py)
    const value = stress.data[j * width + i]!
    // Steep at the weak end: the plate far from the hole is at a third of the peak, the lobes little above it.
    const t = value / 3
    writeRamp(palette.sequential, 0.96 * (1 - Math.pow(1 - Math.min(1, t), 1.5)), out)
    const line = coverage(isolineDistance(stress, i, j, params.isolineStep), 0.7)
    blend(out, palette.ground, 0.42 * line)
    const dx = px - width / 2
    const dy = py - height / 2
    const distance = Math.sqrt(dx * dx + dy * dy) - radius
    if (distance < 2.5) {
      blend(out, palette.ground, Math.min(1, Math.max(0, 0.5 - distance)))
      blend(out, palette.brassLight, 0.7 * coverage(distance, 0.9))
    }
  }
}

/** Von Mises stress around a hole in a plate under tension (Kirsch 1898), as an isoline plate. */
export function kirschPlate(given: Partial<KirschPlateParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const draw = (theme: Theme): ReturnType<Figure['draw']> =>
    renderRaster(MASTER, shader(params, paletteOf(theme)), { seed: 7, grain: 1.4 })
  return {
    name: 'kirsch-plate',
    family: 'kirsch-plate',
    params: { ...params },
    caption: {
      zh: `带孔板单向受拉的von Mises应力，Kirsch解，孔边峰值3σ∞，等值线间隔${params.isolineStep}σ∞`,
      en: `Von Mises stress in a plate with a hole under tension, Kirsch’s solution, peak 3σ∞ at the edge, isolines every ${params.isolineStep}σ∞`,
    },
    alt: {
      zh: '平板中央一个圆孔，孔的上下边缘最亮，应力等值线成瓣状向外展开。',
      en: 'A round hole in a plate; its upper and lower edges are brightest, and lines of equal stress open outwards like petals.',
    },
    focal: { x: 50, y: 50 },
    draw,
  }
}
