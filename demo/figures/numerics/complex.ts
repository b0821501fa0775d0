/** A complex number, real and imaginary part. */
export type Complex = readonly [re: number, im: number]

export const multiply = (a: Complex, b: Complex): Complex => [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]

export const divide = (a: Complex, b: Complex): Complex => {
  const size = b[0] * b[0] + b[1] * b[1]
  return [(a[0] * b[0] + a[1] * b[1]) / size, (a[1] * b[0] - a[0] * b[1]) / size]
}

export const magnitude = (a: Complex): number => Math.sqrt(a[0] * a[0] + a[1] * a[1])

/** Value of a polynomial with real coefficients, highest power first. */
export function polynomial(coefficients: readonly number[], s: Complex): Complex {
  return coefficients.reduce<Complex>(
    (sum, c) => {
      const next = multiply(sum, s)
      return [next[0] + c, next[1]]
    },
    [0, 0],
  )
}
