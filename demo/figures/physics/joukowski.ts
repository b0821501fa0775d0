/** Flow past a Joukowski aerofoil: lengths in units of the critical radius (the chord is close to 4), unit stream. */
export interface Joukowski {
  /** Centre of the generating circle and its radius. */
  readonly cx: number
  readonly cy: number
  readonly radius: number
  /** Angle of attack in radians. */
  readonly alpha: number
  /** Circulation over 2π that puts the rear stagnation point on the trailing edge (Kutta 1902, Joukowski 1906). */
  readonly circulation: number
}

export function createJoukowski(cx: number, cy: number, alpha: number): Joukowski {
  const radius = Math.sqrt((1 - cx) * (1 - cx) + cy * cy)
  const beta = Math.asin(cy / radius)
  return { cx, cy, radius, alpha, circulation: 2 * radius * Math.sin(alpha + beta) }
}

export interface FlowPoint {
  /** Stream function; the aerofoil and its stagnation line are at zero. */
  readonly psi: number
  /** Pressure coefficient, 1 at stagnation. */
  readonly cp: number
  /** Distance outside the generating circle, in units of its radius; negative inside the aerofoil. */
  readonly outside: number
}

/** The flow at a place of the aerofoil's plane, which has x along the zero line of the profile. */
export function flowAt(wing: Joukowski, x: number, y: number): FlowPoint {
  // ζ = (z ± √(z² − 4)) / 2, on the branch outside the circle.
  const sr = x * x - y * y - 4
  const si = 2 * x * y
  const size = Math.sqrt(sr * sr + si * si)
  let rr = Math.sqrt(Math.max(0, (size + sr) / 2))
  let ri = Math.sqrt(Math.max(0, (size - sr) / 2)) * (si < 0 ? -1 : 1)
  if (rr * x + ri * y < 0) {
    rr = -rr
    ri = -ri
  }
  let zr = (x + rr) / 2 - wing.cx
  let zi = (y + ri) / 2 - wing.cy
  const ar = (x - rr) / 2 - wing.cx
  const ai = (y - ri) / 2 - wing.cy
  if (ar * ar + ai * ai > zr * zr + zi * zi) {
    zr = ar
    zi = ai
  }
  const r2 = zr * zr + zi * zi
  const { radius, alpha, circulation } = wing
  const ca = Math.cos(alpha)
  const sa = Math.sin(alpha)
  // In axes turned with the stream the flow is that past a circle with circulation.
  const tr = zr * ca + zi * sa
  const ti = zi * ca - zr * sa
  const psi = ti * (1 - (radius * radius) / r2) + circulation * 0.5 * Math.log(r2 / (radius * radius))
  const outside = Math.sqrt(r2) / radius - 1
  return { psi, cp: 1 - speedSquared(wing, tr, ti, zr + wing.cx, zi + wing.cy), outside }
}

/** Square of the speed from the complex velocity dw/dζ over the slope of the map dz/dζ. */
function speedSquared(wing: Joukowski, tr: number, ti: number, zetaR: number, zetaI: number): number {
  const { radius, circulation } = wing
  const r2 = tr * tr + ti * ti
  const a2 = (radius * radius) / (r2 * r2)
  // 1 − R²/t² + iΓ'/t with t in the turned axes.
  const wr = 1 - a2 * (tr * tr - ti * ti) + (circulation * ti) / r2
  const wi = a2 * 2 * tr * ti + (circulation * tr) / r2
  const q2 = (zetaR * zetaR + zetaI * zetaI) ** 2
  const mr = 1 - (zetaR * zetaR - zetaI * zetaI) / q2
  const mi = (2 * zetaR * zetaI) / q2
  return (wr * wr + wi * wi) / (mr * mr + mi * mi + 1e-9)
}
