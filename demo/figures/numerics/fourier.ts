/** Fast Fourier transform in place, length a power of two (Cooley and Tukey 1965). `inverse` divides by the length. */
export function transform(re: Float64Array, im: Float64Array, inverse = false): void {
  const n = re.length
  if (n === 0 || (n & (n - 1)) !== 0) throw new RangeError(`length ${n} is not a power of two`)
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j]!, re[i]!]
      ;[im[i], im[j]] = [im[j]!, im[i]!]
    }
  }
  for (let length = 2; length <= n; length <<= 1) {
    const angle = ((inverse ? 2 : -2) * Math.PI) / length
    const half = length >> 1
    for (let k = 0; k < half; k++) {
      const c = Math.cos(angle * k)
      const s = Math.sin(angle * k)
      for (let a = k; a < n; a += length) {
        const b = a + half
        const tr = re[b]! * c - im[b]! * s
        const ti = re[b]! * s + im[b]! * c
        re[b] = re[a]! - tr
        im[b] = im[a]! - ti
        re[a]! += tr
        im[a]! += ti
      }
    }
  }
  if (inverse) {
    for (let i = 0; i < n; i++) {
      re[i]! /= n
      im[i]! /= n
    }
  }
}
