import type { Point } from '#demo/figures/point.ts'

/** A spur gear of standard proportions: addendum one module, dedendum 1.25 modules, no profile shift. */
export interface Gear {
  readonly teeth: number
  /** Module: pitch diameter over number of teeth, in any unit of length. */
  readonly module: number
  /** Pressure angle in radians. */
  readonly pressure: number
  readonly center: Point
  /** Direction of the middle of one tooth, in radians. */
  readonly phase: number
}

export interface Radii {
  readonly pitch: number
  readonly base: number
  readonly tip: number
  readonly root: number
}

export function radiiOf(gear: Pick<Gear, 'teeth' | 'module' | 'pressure'>): Radii {
  const pitch = (gear.teeth * gear.module) / 2
  return { pitch, base: pitch * Math.cos(gear.pressure), tip: pitch + gear.module, root: pitch - 1.25 * gear.module }
}

const involute = (angle: number): number => Math.tan(angle) - angle

/** Half the angle that a tooth takes up on the circle of radius `r`; below the base circle the flank is radial. */
export function halfTooth(gear: Gear, r: number): number {
  const { base } = radiiOf(gear)
  const atPitch = Math.PI / (2 * gear.teeth) + involute(gear.pressure)
  return atPitch - (r > base ? involute(Math.acos(base / r)) : 0)
}

/** Closed outline of the gear, with a round fillet at the foot of each flank. */
export function outline(gear: Gear, flankSteps = 9): Point[] {
  const { base, tip, root } = radiiOf(gear)
  const points: Point[] = []
  const put = (r: number, angle: number): void => {
    points.push([gear.center[0] + r * Math.cos(angle), gear.center[1] + r * Math.sin(angle)])
  }
  const fillet = 0.36 * gear.module
  const start = Math.max(base, root + fillet)
  const foot = halfTooth(gear, start)
  for (let k = 0; k < gear.teeth; k++) {
    const middle = gear.phase + (2 * Math.PI * k) / gear.teeth
    const flank: [number, number][] = []
    // A quarter of an ellipse leads from the root circle into the flank.
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * (Math.PI / 2)
      flank.push([start - (start - root) * Math.cos(a), foot + (fillet / root) * (1 - Math.sin(a))])
    }
    for (let i = 0; i <= flankSteps; i++) {
      const r = start + (tip - start) * (i / flankSteps)
      flank.push([r, halfTooth(gear, r)])
    }
    for (const [r, half] of flank) put(r, middle - half)
    for (const [r, half] of flank.toReversed()) put(r, middle + half)
  }
  return points
}

/** The gear that meshes with `driver` in the given direction (radians): touching pitch circles, its gap on the driver's tooth. */
export function meshWith(driver: Gear, teeth: number, direction: number): Gear {
  const distance = ((driver.teeth + teeth) * driver.module) / 2
  const center: Point = [
    driver.center[0] + distance * Math.cos(direction),
    driver.center[1] + distance * Math.sin(direction),
  ]
  const phase = direction + Math.PI + Math.PI / teeth - (driver.teeth / teeth) * (driver.phase - direction)
  return { teeth, module: driver.module, pressure: driver.pressure, center, phase }
}

/** Mean number of tooth pairs in contact: length of the path of contact over the base pitch (ISO 21771). */
export function contactRatio(a: Gear, b: Gear): number {
  const [ra, rb] = [radiiOf(a), radiiOf(b)]
  const distance = ra.pitch + rb.pitch
  const path =
    Math.sqrt(ra.tip ** 2 - ra.base ** 2) + Math.sqrt(rb.tip ** 2 - rb.base ** 2) - distance * Math.sin(a.pressure)
  return path / (Math.PI * a.module * Math.cos(a.pressure))
}

/** The line of action between two meshing gears (both tangent points) and the points of it where flanks touch now. */
export function contacts(driver: Gear, driven: Gear): { line: [Point, Point]; points: Point[] } {
  const [dx, dy] = [driven.center[0] - driver.center[0], driven.center[1] - driver.center[1]]
  const direction = Math.atan2(dy, dx)
  const [ra, rb] = [radiiOf(driver), radiiOf(driven)]
  const tangent = direction + driver.pressure
  const foot: Point = [driver.center[0] + ra.base * Math.cos(tangent), driver.center[1] + ra.base * Math.sin(tangent)]
  const along = (s: number): Point => [foot[0] + s * Math.sin(tangent), foot[1] - s * Math.cos(tangent)]
  const whole = (ra.pitch + rb.pitch) * Math.sin(driver.pressure)
  const last = Math.sqrt(ra.tip ** 2 - ra.base ** 2)
  const first = whole - Math.sqrt(rb.tip ** 2 - rb.base ** 2)
  const points: Point[] = []
  for (let k = 0; k < driver.teeth; k++) {
    // The involute of the flank starts here on the base circle; its roll angle at the line of action gives the contact.
    const start = driver.phase + (2 * Math.PI * k) / driver.teeth - halfTooth(driver, ra.base)
    const turns = (tangent - start) / (2 * Math.PI)
    const s = ra.base * 2 * Math.PI * (turns - Math.floor(turns))
    if (s >= first && s <= last) points.push(along(s))
  }
  return { line: [foot, along(whole)], points }
}
