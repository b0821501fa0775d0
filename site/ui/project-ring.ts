const degree = Math.PI / 180
export const obliquity = 23.4
const lift = 20

export const polar = [
  Math.cos(lift * degree) * Math.sin(obliquity * degree),
  Math.cos(lift * degree) * Math.cos(obliquity * degree),
  Math.sin(lift * degree),
] as const

export const round = (value: number) => Number(value.toFixed(3))

/**
 * Where a ring of the armillary sphere lies on the sheet: rings about a polar axis, seen in parallel projection. A ring is known
 * by the angle between its normal and the polar axis (`tilt`) and by how far it has turned about that axis (`turn`), both in
 * degrees. The same formula is in `sphere.css`, where `turn` runs; here it gives the still picture.
 * @returns direction of its long axis in degrees, signed ratio of the short one, place of its zero mark in degrees
 */
export function projectRing(tilt: number, turn: number): { rotate: number; squash: number; zero: number } {
  const [px, py, pz] = polar
  const a = [Math.cos(obliquity * degree), -Math.sin(obliquity * degree), 0] as const
  const b = [-pz * a[1], pz * a[0], px * a[1] - py * a[0]] as const
  const [c, s] = [Math.cos(tilt * degree), Math.sin(tilt * degree)]
  const [ct, st] = [Math.cos(turn * degree), Math.sin(turn * degree)]
  const nx = c * px + s * (ct * a[0] + st * b[0])
  const ny = c * py + s * (ct * a[1] + st * b[1])
  const nz = c * pz + s * st * b[2]
  return {
    rotate: round(Math.atan2(ny, nx) / degree - 90),
    squash: round(nz),
    zero:
      tilt === 0
        ? turn
        : round(Math.atan2(py * nx - px * ny, nz * (px * nx + py * ny) - pz * (nx * nx + ny * ny)) / degree),
  }
}

export const arc = (radius: number, side: 0 | 1) => `M${-radius} 0A${radius} ${radius} 0 0 ${side} ${radius} 0`
