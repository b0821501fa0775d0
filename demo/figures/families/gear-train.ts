import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { contactRatio, contacts, meshWith, outline, radiiOf, type Gear } from '#demo/figures/physics/involute.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { circle, element, gradient, hairline, pathData } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface GearTrainParams {
  /** Numbers of teeth along the train. */
  readonly teeth: readonly [number, number, number, number]
  readonly pressureDegrees: number
  /** Module in pixels of the master. */
  readonly module: number
}

const defaults: GearTrainParams = { teeth: [34, 17, 26, 13], pressureDegrees: 20, module: 25.5 }

function train(params: GearTrainParams): Gear[] {
  const first: Gear = {
    teeth: params.teeth[0],
    module: params.module,
    pressure: (params.pressureDegrees * Math.PI) / 180,
    center: [330, 640],
    phase: 0.031,
  }
  const second = meshWith(first, params.teeth[1], -0.66)
  const third = meshWith(second, params.teeth[2], 0.56)
  return [first, second, third, meshWith(third, params.teeth[3], -1.3)]
}

function spokes(gear: Gear, color: string): string {
  const { root, pitch } = radiiOf(gear)
  const [cx, cy] = gear.center
  const rim = root - 1.4 * gear.module
  const hub = Math.max(1.7 * gear.module, 0.2 * pitch)
  const ringStyle = { fill: 'none', stroke: color, 'stroke-width': 1.3, 'stroke-opacity': 0.55 }
  const parts = [
    circle(gear.center, rim, ringStyle),
    circle(gear.center, hub, ringStyle),
    circle(gear.center, hub * 0.52, { ...ringStyle, 'stroke-width': 2, 'stroke-opacity': 0.9 }),
  ]
  if (gear.teeth >= 20) {
    // Lightening holes between hub and rim, as many as fit a round number of teeth.
    const count = gear.teeth >= 30 ? 8 : 6
    const middle = (rim + hub) / 2
    const size = Math.min((rim - hub) * 0.33, ((Math.PI * middle) / count) * 0.56)
    for (let k = 0; k < count; k++) {
      const a = gear.phase + (2 * Math.PI * k) / count
      parts.push(circle([cx + middle * Math.cos(a), cy + middle * Math.sin(a)], size, ringStyle))
    }
  }
  const cross = 0.3 * hub
  parts.push(
    hairline([cx - cross, cy], [cx + cross, cy], color, 1.3),
    hairline([cx, cy - cross], [cx, cy + cross], color, 1.3),
  )
  return parts.join('')
}

function drawGear(gear: Gear, index: number, palette: Palette): string {
  const color = hex(index % 2 === 0 ? palette.brass : palette.jade)
  const { pitch, base } = radiiOf(gear)
  return [
    element('path', {
      d: pathData(outline(gear), true),
      fill: `url(#gear${index % 2})`,
      stroke: color,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }),
    circle(gear.center, pitch, {
      fill: 'none',
      stroke: color,
      'stroke-width': 1.5,
      'stroke-dasharray': '16 6 2 6',
      'stroke-opacity': 0.8,
    }),
    circle(gear.center, base, { fill: 'none', stroke: color, 'stroke-width': 1, 'stroke-opacity': 0.4 }),
    spokes(gear, color),
  ].join('')
}

function drawContact(driver: Gear, driven: Gear, palette: Palette): string {
  const { line, points } = contacts(driver, driven)
  const [[ax, ay], [bx, by]] = line
  const extend = (u: number): Point => [ax + u * (bx - ax), ay + u * (by - ay)]
  const dots = points.map(
    (at) =>
      circle(at, 16, { fill: hex(palette.brassLight), 'fill-opacity': 0.25 }) +
      circle(at, 6, { fill: hex(palette.brassLight) }),
  )
  const action = hairline(extend(-0.5), extend(1.5), hex(palette.text), 1.6, { 'stroke-opacity': 0.7 })
  const centers = hairline(driver.center, driven.center, hex(palette.mute), 1.2, {
    'stroke-dasharray': '14 6 2 6',
    'stroke-opacity': 0.7,
  })
  return centers + action + dots.join('')
}

function body(params: GearTrainParams, palette: Palette): string {
  const gears = train(params)
  const drawn = gears.map((gear, i) => drawGear(gear, i, palette))
  const meshes = gears.slice(1).map((gear, i) => drawContact(gears[i]!, gear, palette))
  return [...drawn, ...meshes].join('')
}

/** Four involute spur gears in mesh, with pitch circles, lines of action and the flanks' points of contact. */
export function gearTrain(given: Partial<GearTrainParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const gears = train(params)
  const ratio = contactRatio(gears[0]!, gears[1]!).toFixed(2)
  const teeth = params.teeth.join(' – ')
  return {
    name: 'gear-train',
    family: 'gear-train',
    params: { ...params },
    caption: {
      zh: `渐开线齿轮系，齿数${teeth}，压力角${params.pressureDegrees}°，首对重合度${ratio}`,
      en: `Involute gear train, ${teeth} teeth, pressure angle ${params.pressureDegrees}°, contact ratio of the first pair ${ratio}`,
    },
    alt: {
      zh: '四个大小不一的齿轮依次啮合，线描，节圆为点划线，啮合点发亮。',
      en: 'Four gears of different size in mesh, drawn in line; pitch circles are chain-dotted and the points of contact glow.',
    },
    focal: { x: 50, y: 50 },
    draw: (theme: Theme) => {
      const palette = paletteOf(theme)
      const fill = (id: string, color: string): string =>
        gradient('radialGradient', id, {}, [
          [0, color, 0.02],
          [0.72, color, 0.05],
          [1, color, 0.15],
        ])
      return vectorPlate(palette, {
        defs: fill('gear0', hex(palette.brass)) + fill('gear1', hex(palette.jade)),
        body: body(params, palette),
      })
    },
  }
}
