/** Product of a symmetric positive definite matrix with `x`, written into `out`. */
export type Operator = (x: Float64Array, out: Float64Array) => void

/**
 * Solves A x = b by conjugate gradients with the diagonal as preconditioner (Hestenes and Stiefel 1952).
 * `start` is overwritten with the solution; throws when it has not converged after `limit` steps.
 */
export function conjugateGradient(
  apply: Operator,
  diagonal: Float64Array,
  b: Float64Array,
  start: Float64Array,
  options: { readonly tolerance: number; readonly limit: number },
): Float64Array {
  const n = b.length
  const x = start
  const r = new Float64Array(n)
  const p = new Float64Array(n)
  const ap = new Float64Array(n)
  apply(x, ap)
  let rho = 0
  let scale = 0
  for (let i = 0; i < n; i++) {
    r[i] = b[i]! - ap[i]!
    p[i] = r[i]! / diagonal[i]!
    rho += r[i]! * p[i]!
    scale += (b[i]! * b[i]!) / diagonal[i]!
  }
  const goal = options.tolerance * options.tolerance * scale
  for (let step = 0; step < options.limit; step++) {
    if (rho <= goal) return x
    apply(p, ap)
    let pap = 0
    for (let i = 0; i < n; i++) pap += p[i]! * ap[i]!
    const alpha = rho / pap
    let next = 0
    for (let i = 0; i < n; i++) {
      x[i]! += alpha * p[i]!
      r[i]! -= alpha * ap[i]!
      ap[i] = r[i]! / diagonal[i]!
      next += r[i]! * ap[i]!
    }
    const beta = next / rho
    rho = next
    for (let i = 0; i < n; i++) p[i] = ap[i]! + beta * p[i]!
  }
  throw new Error(`conjugate gradients did not converge in ${options.limit} steps`)
}
