import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { circle, glowPath, strokePath } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import { type Figure, MASTER, type Theme } from '#demo/figures/types.ts'

/** A place by its latitude and longitude in degrees. */
interface Place {
  readonly name: string
  /** Of the office in the content. */
  readonly slug: string
  readonly at: readonly [latitude: number, longitude: number]
  /** On which side of the point the page writes its name. */
  readonly side: 'right' | 'left' | 'above' | 'below'
}

const places: readonly Place[] = [
  { name: 'Hangzhou', slug: 'hangzhou', at: [30.25, 120.17], side: 'below' },
  { name: 'Beijing', slug: 'beijing', at: [39.9, 116.4], side: 'right' },
  { name: 'Xi’an', slug: 'xian', at: [34.27, 108.95], side: 'left' },
  { name: 'Munich', slug: 'munich', at: [48.14, 11.58], side: 'above' },
]

/** The middle of the projection, and pixels for each degree of distance from it. */
const middle = [46, 71] as const
const scale = 15.5
const earthRadius = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Azimuthal equidistant: distances and directions from the middle are true. */
function project([latitude, longitude]: readonly [number, number]): Point {
  const [phi, phi0, turn] = [radians(latitude), radians(middle[0]), radians(longitude - middle[1])]
  const cosine = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(turn)
  const distance = Math.acos(Math.min(1, Math.max(-1, cosine)))
  const stretch = distance < 1e-9 ? 1 : distance / Math.sin(distance)
  const x = stretch * Math.cos(phi) * Math.sin(turn)
  const y = stretch * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(turn))
  const pixels = (scale * 180) / Math.PI
  return [800 + x * pixels, 470 - y * pixels]
}

type Vector = readonly [number, number, number]
const vectorOf = ([latitude, longitude]: Place['at']): Vector => [
  Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  Math.sin(radians(latitude)),
]
const angle = (one: Vector, two: Vector) => Math.acos(one[0] * two[0] + one[1] * two[1] + one[2] * two[2])

/** The shortest way over the globe between two places. */
function greatCircle(from: Place, to: Place): Point[] {
  const [one, two] = [vectorOf(from.at), vectorOf(to.at)]
  const whole = angle(one, two)
  return Array.from({ length: 65 }, (_, step) => {
    const part = step / 64
    const [a, b] = [Math.sin((1 - part) * whole) / Math.sin(whole), Math.sin(part * whole) / Math.sin(whole)]
    const [x, y, z] = [a * one[0] + b * two[0], a * one[1] + b * two[1], a * one[2] + b * two[2]]
    return project([(Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI])
  })
}

/** Kilometres over a sphere, to the next ten. */
function kilometres(from: Place, to: Place): number {
  return Math.round((angle(vectorOf(from.at), vectorOf(to.at)) * earthRadius) / 10) * 10
}

function graticule(palette: Palette): string {
  const lines: string[] = []
  const draw = (points: Point[], isStrong: boolean) =>
    lines.push(strokePath(points, hex(palette.hair), isStrong ? 1.6 : 1, { 'stroke-opacity': isStrong ? 0.9 : 0.55 }))
  for (let latitude = 0; latitude <= 80; latitude += 10)
    draw(
      Array.from({ length: 181 }, (_, step) => project([latitude, step * 2 - 110])),
      latitude % 30 === 0,
    )
  for (let longitude = -110; longitude <= 250; longitude += 10)
    draw(
      Array.from({ length: 81 }, (_, step) => project([step, longitude])),
      longitude % 30 === 0,
    )
  return lines.join('')
}

function body(palette: Palette): string {
  const [home, ...others] = places
  if (home === undefined) return ''
  const ways = others.map((place) => glowPath(greatCircle(home, place), hex(palette.brass), 2.4, palette.glow))
  const points = places.map((place) => {
    const at = project(place.at)
    const isHome = place === home
    return (
      circle(at, isHome ? 9 : 6.5, { fill: hex(isHome ? palette.brassLight : palette.jadeLight) }) +
      circle(at, isHome ? 18 : 14, { fill: 'none', stroke: hex(palette.brass), 'stroke-width': 1.2 })
    )
  })
  return graticule(palette) + ways.join('') + points.join('')
}

/** Where an office's point is in the picture, in percent from its left and top. The page writes the name, in its language. */
export function placeInPicture(slug: string): { x: number; y: number; side: Place['side'] } | undefined {
  const place = places.find((each) => each.slug === slug)
  if (place === undefined) return undefined
  const [x, y] = project(place.at)
  const percent = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10
  return { x: percent(x, MASTER.width), y: percent(y, MASTER.height), side: place.side }
}

/** Where the four offices are: true directions and distances, no coast and no border, so no claim about either. */
export function officePlaces(): Figure {
  const [home, beijing, xian, munich] = places
  const far = (place: Place | undefined) => (home && place ? kilometres(home, place) : 0)
  const digits = (value: number) => value.toLocaleString('en')
  const [toBeijing, toXian, toMunich] = [far(beijing), far(xian), far(munich)].map(digits)
  return {
    name: 'office-places',
    family: 'office-places',
    params: { middle: [...middle], places: places.map(({ at, name }) => `${name} ${at.join(' ')}`) },
    caption: {
      zh: `四个办公地的位置：等距方位投影，经纬线每10°一条，不画海岸和边界。杭州到北京${toBeijing} km，到西安${toXian} km，到慕尼黑${toMunich} km（大圆，地球半径${digits(earthRadius)} km）`,
      en: `Where the four offices are: azimuthal equidistant, a line each 10°, no coasts or borders. From Hangzhou ${toBeijing} km to Beijing, ${toXian} km to Xi’an, ${toMunich} km to Munich (great circles, radius ${digits(earthRadius)} km)`,
    },
    alt: {
      zh: '经纬网上的四个点：右侧三个点是北京、西安和杭州，左上一个点是慕尼黑，杭州用弧线连到其他三处。',
      en: 'Four points on a graticule: Beijing, Xi’an and Hangzhou at the right, Munich at the upper left; arcs lead from Hangzhou to the other three.',
    },
    focal: { x: 60, y: 50 },
    draw: (theme: Theme) => vectorPlate(paletteOf(theme), { body: body(paletteOf(theme)) }),
  }
}
