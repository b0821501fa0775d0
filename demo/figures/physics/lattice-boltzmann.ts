/** Velocities of D2Q9: rest, four straight, four diagonal. */
const CX = [0, 1, 0, -1, 0, 1, -1, -1, 1] as const
const CY = [0, 0, 1, 0, -1, 1, 1, -1, -1] as const
const OPPOSITE = [0, 3, 4, 1, 2, 7, 8, 5, 6] as const
const WEIGHT = [4 / 9, 1 / 9, 1 / 9, 1 / 9, 1 / 9, 1 / 36, 1 / 36, 1 / 36, 1 / 36] as const

type Row = Float64Array

/** One array of cells for each of the nine velocities. */
type Populations = [Row, Row, Row, Row, Row, Row, Row, Row, Row]

export interface FlowSetup {
  /** Cells along and across the stream, without the ghost rim. */
  readonly nx: number
  readonly ny: number
  /** Speed of the oncoming stream in cells a step; the Mach number is √3 times this. */
  readonly speed: number
  /** Kinematic viscosity in cells² a step. */
  readonly viscosity: number
  /** Cylinder: centre and radius in cells. */
  readonly cylinder: { readonly x: number; readonly y: number; readonly radius: number }
  /** `stream`: inflow left, open right. `periodic`: closed torus, for tests of conservation. */
  readonly ends: 'stream' | 'periodic'
}

/** Populations of a running flow. The arrays hold a rim of ghost cells; `stride` is the length of a row with the rim. */
export interface Flow {
  readonly setup: FlowSetup
  readonly stride: number
  f: Populations
  g: Populations
  /** Cells at least partly in the body, and how much of them is, 0 to 1. */
  readonly body: { readonly cell: number; readonly solid: number }[]
}

function equilibrium(i: number, rho: number, u: number, v: number): number {
  const cu = 3 * (CX[i]! * u + CY[i]! * v)
  return WEIGHT[i]! * rho * (1 + cu + 0.5 * cu * cu - 1.5 * (u * u + v * v))
}

/** Part of a cell covered by the disc, from 8 × 8 samples. */
function coveredPart(x: number, y: number, disc: FlowSetup['cylinder']): number {
  let inside = 0
  for (let j = 0; j < 8; j++) {
    for (let i = 0; i < 8; i++) {
      const dx = x + (i - 3.5) / 8 - disc.x
      const dy = y + (j - 3.5) / 8 - disc.y
      if (dx * dx + dy * dy < disc.radius * disc.radius) inside++
    }
  }
  return inside / 64
}

/** A flow at rest in the body and at stream speed elsewhere, with a gust behind the body that tips the wake over at once. */
export function createFlow(setup: FlowSetup): Flow {
  const { nx, ny, speed, cylinder } = setup
  const stride = nx + 2
  const cells = stride * (ny + 2)
  const f = CX.map(() => new Float64Array(cells)) as Populations
  const g = CX.map(() => new Float64Array(cells)) as Populations
  const body: Flow['body'] = []
  for (let y = 0; y < ny + 2; y++) {
    for (let x = 0; x < stride; x++) {
      const cell = y * stride + x
      const dx = (x - cylinder.x) / (3 * cylinder.radius) - 1
      const dy = (y - cylinder.y) / (3 * cylinder.radius)
      const gust = 0.45 * speed * Math.exp(-dx * dx - dy * dy)
      const solid = coveredPart(x, y, cylinder)
      for (let i = 0; i < 9; i++) f[i]![cell] = equilibrium(i, 1, speed * (1 - solid), gust * (1 - solid))
      if (solid > 0 && x > 0 && y > 0 && x <= nx && y <= ny) body.push({ cell, solid })
    }
  }
  return { setup, stride, f, g, body }
}

/** Fills the ghost rim: top and bottom are joined; the ends are a stream or joined too. */
function fillRim(flow: Flow): void {
  const { nx, ny, speed, ends } = flow.setup
  const { stride } = flow
  for (let i = 0; i < 9; i++) {
    const a = flow.f[i]!
    const inflow = equilibrium(i, 1, speed, 0)
    for (let y = 1; y <= ny; y++) {
      const row = y * stride
      a[row] = ends === 'stream' ? inflow : a[row + nx]!
      a[row + nx + 1] = ends === 'stream' ? a[row + nx]! : a[row + 1]!
    }
    a.copyWithin(0, ny * stride, (ny + 1) * stride)
    a.copyWithin((ny + 1) * stride, stride, 2 * stride)
  }
}

/**
 * Streams and collides a row of cells in one pass, with two relaxation times (Ginzburg 2008); `even` and `odd` are half
 * the rates of the even and odd moments. Opposite directions are taken in pairs: their sum is even, their difference odd.
 */
function collideRow(
  f: Populations,
  g: Populations,
  start: number,
  end: number,
  s: number,
  even: number,
  odd: number,
): void {
  const [f0, f1, f2, f3, f4, f5, f6, f7, f8] = f
  const [g0, g1, g2, g3, g4, g5, g6, g7, g8] = g
  for (let k = start; k < end; k++) {
    const a0 = f0[k]!
    const a1 = f1[k - 1]!
    const a2 = f2[k - s]!
    const a3 = f3[k + 1]!
    const a4 = f4[k + s]!
    const a5 = f5[k - 1 - s]!
    const a6 = f6[k + 1 - s]!
    const a7 = f7[k + 1 + s]!
    const a8 = f8[k - 1 + s]!
    const m1 = a1 - a3
    const m2 = a2 - a4
    const m5 = a5 - a7
    const m6 = a6 - a8
    const rho = a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8
    const ju = m1 + m5 - m6
    const jv = m2 + m5 + m6
    const u = ju / rho
    const v = jv / rho
    const base = rho - 1.5 * (ju * u + jv * v)
    const du = u + v
    const dv = v - u
    const e1 = even * (a1 + a3 - (base + 4.5 * ju * u) * (2 / 9))
    const e2 = even * (a2 + a4 - (base + 4.5 * jv * v) * (2 / 9))
    const e5 = even * (a5 + a7 - (base + 4.5 * rho * du * du) * (1 / 18))
    const e6 = even * (a6 + a8 - (base + 4.5 * rho * dv * dv) * (1 / 18))
    const o1 = odd * (m1 - ju * (2 / 3))
    const o2 = odd * (m2 - jv * (2 / 3))
    const o5 = odd * (m5 - rho * du * (1 / 6))
    const o6 = odd * (m6 - rho * dv * (1 / 6))
    g0[k] = a0 - 2 * even * (a0 - base * (4 / 9))
    g1[k] = a1 - e1 - o1
    g3[k] = a3 - e1 + o1
    g2[k] = a2 - e2 - o2
    g4[k] = a4 - e2 + o2
    g5[k] = a5 - e5 - o5
    g7[k] = a7 - e5 + o5
    g6[k] = a6 - e6 - o6
    g8[k] = a8 - e6 + o6
  }
}

/**
 * Streams and collides all cells. The even moments carry the viscosity; the odd ones are tied to it by a magic number of
 * 1/64, because larger ones let waves grow at the inflow.
 */
function streamAndCollide(flow: Flow): void {
  const { nx, ny, viscosity } = flow.setup
  const tau = 3 * viscosity + 0.5
  const even = 0.5 / tau
  const odd = 0.5 / (1 / 64 / (tau - 0.5) + 0.5)
  for (let y = 1; y <= ny; y++) {
    const start = y * flow.stride + 1
    collideRow(flow.f, flow.g, start, start + nx, flow.stride, even, odd)
  }
}

/**
 * Cells in the body bounce what arrives; cells the rim cuts do so in part (Noble and Torczynski 1998), so that the
 * cylinder is round although the grid is square.
 */
function bounce(flow: Flow): void {
  const tau = 3 * flow.setup.viscosity + 0.5
  for (const { cell, solid } of flow.body) {
    const share = solid >= 1 ? 1 : (solid * (tau - 0.5)) / (1 - solid + tau - 0.5)
    for (let i = 0; i < 9; i++) {
      const o = OPPOSITE[i]!
      const back = flow.f[o][cell - CX[o] - CY[o] * flow.stride]!
      const free = flow.g[i]![cell]!
      flow.g[i]![cell] = free + share * (back - free)
    }
  }
}

/** Columns before the open end where the flow is led back to the stream; an open end alone amplifies the vortices that cross it. */
const SPONGE = 26

function absorb(flow: Flow): void {
  const { nx, ny, speed } = flow.setup
  for (let i = 0; i < 9; i++) {
    const a = flow.g[i]!
    const rest = equilibrium(i, 1, speed, 0)
    for (let n = 1; n <= SPONGE; n++) {
      const rate = 0.12 * (n / SPONGE) * (n / SPONGE)
      for (let y = 1, k = flow.stride + nx - SPONGE + n; y <= ny; y++, k += flow.stride)
        a[k] = a[k]! + rate * (rest - a[k]!)
    }
  }
}

/** Advances the flow by a number of steps. */
export function advance(flow: Flow, steps: number): void {
  for (let n = 0; n < steps; n++) {
    fillRim(flow)
    streamAndCollide(flow)
    bounce(flow)
    if (flow.setup.ends === 'stream') absorb(flow)
    const f = flow.f
    flow.f = flow.g
    flow.g = f
  }
}

/** Sum of all populations without the rim: the mass, conserved on a torus. */
export function totalMass(flow: Flow): number {
  let sum = 0
  for (const a of flow.f)
    for (let y = 1; y <= flow.setup.ny; y++) for (let x = 1; x <= flow.setup.nx; x++) sum += a[y * flow.stride + x]!
  return sum
}

/** Velocity of a cell (columns and rows from 0, without the rim), in cells a step. */
export function velocityAt(flow: Flow, x: number, y: number): [u: number, v: number] {
  const k = (y + 1) * flow.stride + x + 1
  let rho = 0
  let u = 0
  let v = 0
  for (let i = 0; i < 9; i++) {
    const value = flow.f[i]![k]!
    rho += value
    u += CX[i]! * value
    v += CY[i]! * value
  }
  return [u / rho, v / rho]
}
