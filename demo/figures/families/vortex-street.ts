import { createField, sampleSmooth, type Field } from '#demo/figures/field.ts'
import { once } from '#demo/figures/once.ts'
import { paletteOf, writeDiverging, type Palette } from '#demo/figures/palette.ts'
import { advance, createFlow, velocityAt } from '#demo/figures/physics/lattice-boltzmann.ts'
import { blend, coverage, renderRaster, type Shader } from '#demo/figures/raster.ts'
import { MASTER, type Figure, type Theme } from '#demo/figures/types.ts'

/** Cells in lattice units; the view is the part of the domain that the figure shows. */
export interface VortexStreetParams {
  readonly reynolds: number
  /** Diameter of the cylinder in cells. */
  readonly diameter: number
  /** Oncoming speed in cells a step. */
  readonly speed: number
  readonly nx: number
  readonly ny: number
  readonly steps: number
}

const defaults: VortexStreetParams = { reynolds: 200, diameter: 17, speed: 0.16, nx: 348, ny: 200, steps: 3700 }

/** Cells between the left rim and the view, and the centre of the cylinder, in cells. */
const VIEW_WIDTH = 320
const CENTER = { x: 44, y: 0.5 }

function solve(p: VortexStreetParams): { vorticity: Field; cylinder: { x: number; y: number; radius: number } } {
  // A third of a cell off the axis, so that no symmetry of the grid delays the shedding.
  const cylinder = { x: CENTER.x, y: CENTER.y * p.ny + 0.3, radius: p.diameter / 2 }
  const viscosity = (p.speed * p.diameter) / p.reynolds
  const flow = createFlow({ nx: p.nx, ny: p.ny, speed: p.speed, viscosity, cylinder, ends: 'stream' })
  advance(flow, p.steps)
  const u = createField(p.nx, p.ny)
  const v = createField(p.nx, p.ny)
  for (let y = 0; y < p.ny; y++)
    for (let x = 0; x < p.nx; x++) [u.data[y * p.nx + x], v.data[y * p.nx + x]] = velocityAt(flow, x, y)
  const at = (field: Field, x: number, y: number): number =>
    field.data[Math.min(p.ny - 1, Math.max(0, y)) * p.nx + Math.min(p.nx - 1, Math.max(0, x))]!
  const scale = p.diameter / p.speed / 2
  const vorticity = createField(p.nx, p.ny, (x, y) => {
    const curl = at(v, x + 1, y) - at(v, x - 1, y) - at(u, x, y + 1) + at(u, x, y - 1)
    return curl * scale
  })
  return { vorticity, cylinder: { x: cylinder.x - 1, y: cylinder.y - 1, radius: cylinder.radius } }
}

function shader(solution: ReturnType<typeof solve>, palette: Palette): Shader {
  const { vorticity, cylinder } = solution
  const scale = VIEW_WIDTH / MASTER.width
  const top = (vorticity.ny - MASTER.height * scale) / 2
  const radius = (cylinder.radius + 0.35) / scale
  return (px, py, out) => {
    const x = px * scale - 0.5
    const y = py * scale - 0.5 + top
    writeDiverging(palette.diverging, sampleSmooth(vorticity, x, y) / 6, out, 0.05)
    const dx = (x - cylinder.x) / scale
    const dy = (y - cylinder.y) / scale
    const distance = Math.sqrt(dx * dx + dy * dy) - radius
    if (distance < 2) {
      blend(out, palette.ground, Math.min(1, Math.max(0, 0.5 - distance)))
      blend(out, palette.brassLight, 0.75 * coverage(distance, 0.9))
    }
  }
}

/** Kármán vortex street behind a circular cylinder: vorticity, lattice-Boltzmann D2Q9 with two relaxation times. */
export function vortexStreet(given: Partial<VortexStreetParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const solution = once(() => solve(params))
  return {
    name: 'vortex-street',
    family: 'vortex-street',
    params: { ...params },
    caption: {
      zh: `圆柱绕流涡量，Re = ${params.reynolds}，格子玻尔兹曼法`,
      en: `Vorticity behind a cylinder, Re = ${params.reynolds}, lattice Boltzmann`,
    },
    alt: {
      zh: '左侧一个圆柱，尾流中黄铜色与玉色的旋涡上下交替，向右逐渐变淡。',
      en: 'A cylinder on the left; behind it vortices in brass and jade alternate above and below and fade to the right.',
    },
    focal: { x: 40, y: 50 },
    draw: (theme: Theme) => renderRaster(MASTER, shader(solution(), paletteOf(theme)), { seed: 11, grain: 1.6 }),
  }
}
