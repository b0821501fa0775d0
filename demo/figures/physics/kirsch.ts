/** Plane stress in the units of the load: normal in x, normal in y, shear. */
export interface PlaneStress {
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

/**
 * Stress around a circular hole in a wide plate pulled in x with unit stress far away (Kirsch 1898, infinite plate).
 * `x` and `y` in hole radii from its centre; inside the hole there is no material and the stress is zero.
 */
export function kirschStress(x: number, y: number): PlaneStress {
  const r2 = x * x + y * y
  if (r2 < 1 - 1e-9) return { xx: 0, yy: 0, xy: 0 }
  const q = 1 / r2
  const cos = (x * x - y * y) * q
  const sin = 2 * x * y * q
  const radial = 0.5 * (1 - q) + 0.5 * (1 - 4 * q + 3 * q * q) * cos
  const hoop = 0.5 * (1 + q) - 0.5 * (1 + 3 * q * q) * cos
  const shear = -0.5 * (1 + 2 * q - 3 * q * q) * sin
  // Turned from polar to Cartesian axes by the double angle, which is already at hand.
  const mean = 0.5 * (radial + hoop)
  const half = 0.5 * (radial - hoop)
  return { xx: mean + half * cos - shear * sin, yy: mean - half * cos + shear * sin, xy: half * sin + shear * cos }
}

/** Equivalent stress of von Mises in plane stress, in the unit of the input. */
export function vonMises({ xx, yy, xy }: PlaneStress): number {
  return Math.sqrt(xx * xx - xx * yy + yy * yy + 3 * xy * xy)
}
