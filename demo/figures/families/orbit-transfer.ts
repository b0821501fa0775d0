import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { EARTH_RADIUS, hohmann } from '#demo/figures/physics/transfer.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { onCircle, project, ring, splitByDepth, type Orthographic, type Vector3 } from '#demo/figures/rings.ts'
import { circle, element, glowPath, gradient, hairline, label } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface OrbitTransferParams {
  /** Height of the parking orbit and radius of the target orbit in km. */
  readonly parkingHeight: number
  readonly targetRadius: number
  /** Inclination of the parking orbit in degrees; the target lies in the equator. */
  readonly inclination: number
}

const defaults: OrbitTransferParams = { parkingHeight: 300, targetRadius: 42164, inclination: 28.5 }

const VIEW: Orthographic = { tilt: 32, turn: 24, roll: -4, center: [770, 520], scale: 610 }

/** The transfer ellipse in units of the target radius, perigee at the node; `angle` is the true anomaly in degrees. */
function onTransfer(params: OrbitTransferParams, angle: number): Vector3 {
  const near = (EARTH_RADIUS + params.parkingHeight) / params.targetRadius
  const e = (1 - near) / (1 + near)
  const r = (((1 + near) / 2) * (1 - e * e)) / (1 + e * Math.cos((angle * Math.PI) / 180))
  return onCircle(r, params.inclination, 0, angle)
}

function planet(radius: number, palette: Palette): string {
  const graticule: string[] = []
  const add = (points: readonly Vector3[], width: number): void => {
    const { near } = splitByDepth(VIEW, points)
    if (near !== '')
      graticule.push(
        element('path', {
          d: near,
          fill: 'none',
          stroke: hex(palette.jade),
          'stroke-width': width,
          'stroke-opacity': 0.55,
        }),
      )
  }
  for (let longitude = 0; longitude < 180; longitude += 15)
    add(
      Array.from({ length: 121 }, (_, i) => onCircle(radius, 90, longitude, 3 * i)),
      1,
    )
  for (let latitude = -75; latitude <= 75; latitude += 15) {
    const a = (latitude * Math.PI) / 180
    add(
      Array.from({ length: 121 }, (_, i): Vector3 => {
        const [x, y] = onCircle(radius * Math.cos(a), 0, 0, 3 * i)
        return [x, y, radius * Math.sin(a)]
      }),
      latitude === 0 ? 2 : 1,
    )
  }
  const size = radius * VIEW.scale
  return [
    circle(VIEW.center, size * 2.6, { fill: 'url(#air)' }),
    circle(VIEW.center, size, { fill: hex(palette.ground) }),
    circle(VIEW.center, size, { fill: 'url(#globe)', stroke: hex(palette.jade), 'stroke-width': 1.6 }),
    ...graticule,
  ].join('')
}

function impulse(params: OrbitTransferParams, angle: number, palette: Palette, text: string, offset: Point): string {
  const [x, y] = project(VIEW, onTransfer(params, angle))
  const at: Point = [x, y]
  const end: Point = [x + offset[0], y + offset[1]]
  return [
    hairline(at, end, hex(palette.text), 1.3, { 'stroke-opacity': 0.6 }),
    circle(at, 20, { fill: hex(palette.brass), 'fill-opacity': 0.2 }),
    circle(at, 8, { fill: hex(palette.brassLight) }),
    label([end[0] + (offset[0] < 0 ? -12 : 12), end[1] + 8], text, hex(palette.text), {
      'text-anchor': offset[0] < 0 ? 'end' : 'start',
      'font-size': 26,
    }),
  ].join('')
}

function body(params: OrbitTransferParams, palette: Palette): string {
  const earth = EARTH_RADIUS / params.targetRadius
  const near = (EARTH_RADIUS + params.parkingHeight) / params.targetRadius
  const target = ring(VIEW, { radius: 1, inclination: 0, node: 0, stroke: hex(palette.jade), width: 3, ticks: 0.024 })
  const inner = ring(VIEW, {
    radius: 0.93,
    inclination: 0,
    node: 0,
    stroke: hex(palette.jade),
    width: 1.1,
    opacity: 0.5,
  })
  const plane = ring(VIEW, {
    radius: 1,
    inclination: params.inclination,
    node: 0,
    stroke: hex(palette.brass),
    width: 1.2,
    opacity: 0.5,
  })
  const parking = ring(VIEW, {
    radius: near * 1.12,
    inclination: params.inclination,
    node: 0,
    stroke: hex(palette.brassLight),
    width: 2.6,
  })
  const rest = splitByDepth(
    VIEW,
    Array.from({ length: 181 }, (_, i) => onTransfer(params, 180 + i)),
  )
  const dashed = {
    fill: 'none',
    stroke: hex(palette.brass),
    'stroke-width': 1.8,
    'stroke-dasharray': '2 8',
    'stroke-opacity': 0.7,
  }
  const flown = Array.from({ length: 181 }, (_, i): Point => {
    const [x, y] = project(VIEW, onTransfer(params, i))
    return [x, y]
  })
  const { first, second } = hohmann(EARTH_RADIUS + params.parkingHeight, params.targetRadius, params.inclination)
  // The line of nodes: both impulses lie in it.
  const [nx, ny] = project(VIEW, [1.08, 0, 0])
  const [mx, my] = project(VIEW, [-1.08, 0, 0])
  return [
    target.far + inner.far + plane.far,
    hairline([nx, ny], [mx, my], hex(palette.mute), 1.2, { 'stroke-dasharray': '12 7', 'stroke-opacity': 0.6 }),
    element('path', { d: rest.far + rest.near, ...dashed }),
    parking.far,
    planet(earth, palette),
    parking.near,
    inner.near + plane.near + target.near,
    glowPath(flown, hex(palette.brass), 4.5, palette.glow),
    impulse(params, 0, palette, `${first.toFixed(2)} km/s`, [70, 84]),
    impulse(params, 180, palette, `${second.toFixed(2)} km/s`, [-24, 118]),
  ].join('')
}

function defs(palette: Palette): string {
  const jade = hex(palette.jade)
  return (
    gradient('radialGradient', 'globe', { cx: '36%', cy: '30%', r: '80%' }, [
      [0, jade, 0.55],
      [0.6, jade, 0.16],
      [1, jade, 0.02],
    ]) +
    gradient('radialGradient', 'air', {}, [
      [0.36, jade, 0.3],
      [0.5, jade, 0.1],
      [1, jade, 0],
    ])
  )
}

/** Hohmann transfer with plane change from a low to the geostationary orbit, to scale except the parking orbit's height. */
export function orbitTransfer(given: Partial<OrbitTransferParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const { first, second, time } = hohmann(EARTH_RADIUS + params.parkingHeight, params.targetRadius, params.inclination)
  const words = `${first.toFixed(2)} km/s + ${second.toFixed(2)} km/s`
  return {
    name: 'orbit-transfer',
    family: 'orbit-transfer',
    params: { ...params },
    caption: {
      zh: `霍曼转移与变轨面，${params.parkingHeight} km停泊轨道至地球静止轨道，倾角${params.inclination}°，Δv = ${words}，历时${(time / 3600).toFixed(2)} h`,
      en: `Hohmann transfer with plane change, ${params.parkingHeight} km parking orbit to geostationary, inclination ${params.inclination}°, Δv = ${words}, ${(time / 3600).toFixed(2)} h`,
    },
    alt: {
      zh: '带经纬网的地球居中，外圈是带刻度的静止轨道，一条黄铜色半椭圆从近地点升到远地点。',
      en: 'The Earth with its graticule, round it the graduated geostationary ring; a brass half ellipse climbs from perigee to apogee.',
    },
    focal: { x: 48, y: 52 },
    draw: (theme: Theme) =>
      vectorPlate(paletteOf(theme), {
        defs: defs(paletteOf(theme)),
        body: body(params, paletteOf(theme)),
        light: { x: 48, y: 52, radius: 60 },
      }),
  }
}
