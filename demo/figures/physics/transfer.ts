/** Gravitational parameter of the Earth in km³/s² and its equatorial radius in km (WGS 84). */
const EARTH_MU = 398600.4418
export const EARTH_RADIUS = 6378.137

/** Two impulses in km/s, and the time between them in s. */
export interface Transfer {
  readonly first: number
  readonly second: number
  readonly total: number
  readonly time: number
}

/**
 * Hohmann transfer between circular orbits with the plane change in the second impulse (Hohmann 1925; Vallado,
 * Fundamentals of Astrodynamics, 6.3). Radii in km, inclination change in degrees.
 */
export function hohmann(r1: number, r2: number, planeChange = 0, mu = EARTH_MU): Transfer {
  const axis = (r1 + r2) / 2
  const speed = (r: number, a: number): number => Math.sqrt(mu * (2 / r - 1 / a))
  const first = Math.abs(speed(r1, axis) - speed(r1, r1))
  const arrive = speed(r2, axis)
  const target = speed(r2, r2)
  const cos = Math.cos((planeChange * Math.PI) / 180)
  const second = Math.sqrt(arrive * arrive + target * target - 2 * arrive * target * cos)
  return { first, second, total: first + second, time: Math.PI * Math.sqrt(axis ** 3 / mu) }
}
