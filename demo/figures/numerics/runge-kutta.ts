/** Right-hand side of an autonomous system: writes the derivative of `state` into `out`. */
export type Derivative = (state: Float64Array, out: Float64Array) => void

/** Classical Runge–Kutta step of order 4 (Kutta 1901), in place; returns the stepper so that its buffers are made once. */
export function rungeKutta(dimension: number, f: Derivative): (state: Float64Array, dt: number) => void {
  const k1 = new Float64Array(dimension)
  const k2 = new Float64Array(dimension)
  const k3 = new Float64Array(dimension)
  const k4 = new Float64Array(dimension)
  const at = new Float64Array(dimension)
  return (state, dt) => {
    f(state, k1)
    for (let i = 0; i < dimension; i++) at[i] = state[i]! + 0.5 * dt * k1[i]!
    f(at, k2)
    for (let i = 0; i < dimension; i++) at[i] = state[i]! + 0.5 * dt * k2[i]!
    f(at, k3)
    for (let i = 0; i < dimension; i++) at[i] = state[i]! + dt * k3[i]!
    f(at, k4)
    for (let i = 0; i < dimension; i++) state[i]! += (dt / 6) * (k1[i]! + 2 * k2[i]! + 2 * k3[i]! + k4[i]!)
  }
}
