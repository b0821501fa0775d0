/** Eigenvalues, rising, and the eigenvector of each (`vectors[k][i]`). */
export interface Eigen {
  readonly values: number[]
  readonly vectors: Float64Array[]
}

function rotate(a: Float64Array, v: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q]!
  const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq)
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (let k = 0; k < n; k++) {
    const kp = a[k * n + p]!
    const kq = a[k * n + q]!
    a[k * n + p] = c * kp - s * kq
    a[k * n + q] = s * kp + c * kq
  }
  for (let k = 0; k < n; k++) {
    const pk = a[p * n + k]!
    const qk = a[q * n + k]!
    a[p * n + k] = c * pk - s * qk
    a[q * n + k] = s * pk + c * qk
    const vp = v[k * n + p]!
    const vq = v[k * n + q]!
    v[k * n + p] = c * vp - s * vq
    v[k * n + q] = s * vp + c * vq
  }
}

/** All eigenpairs of a full symmetric matrix by cyclic Jacobi rotations (Jacobi 1846); `matrix` is n × n, by rows. */
export function symmetricEigen(matrix: Float64Array, n: number): Eigen {
  const a = Float64Array.from(matrix)
  const v = new Float64Array(n * n)
  for (let i = 0; i < n; i++) v[i * n + i] = 1
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0
    let diagonal = 0
    for (let p = 0; p < n; p++) {
      diagonal += a[p * n + p]! * a[p * n + p]!
      for (let q = p + 1; q < n; q++) off += a[p * n + q]! * a[p * n + q]!
    }
    if (off <= 1e-24 * diagonal) break
    for (let p = 0; p < n - 1; p++)
      for (let q = p + 1; q < n; q++) if (Math.abs(a[p * n + q]!) > 1e-300) rotate(a, v, n, p, q)
  }
  const order = Array.from({ length: n }, (_, i) => i).sort((i, j) => a[i * n + i]! - a[j * n + j]!)
  return {
    values: order.map((i) => a[i * n + i]!),
    vectors: order.map((i) => Float64Array.from({ length: n }, (_, k) => v[k * n + i]!)),
  }
}
