import { inflateSync } from 'node:zlib'

type Matrix = readonly [number, number, number, number, number, number]
const unit: Matrix = [1, 0, 0, 1, 0, 0]

/** What the inner matrix says, seen through the outer one. */
function combine(inner: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [g, h, i, j, k, l] = inner
  return [g * a + h * c, g * b + h * d, i * a + j * c, i * b + j * d, k * a + l * c + e, k * b + l * d + f]
}

/** Heights at which a page's drawing puts text and pictures, in points from the foot of the sheet. */
function readHeights(drawing: string): number[] {
  const heights: number[] = []
  const kept: Matrix[] = []
  let now = unit
  let numbers: number[] = []
  for (const [word] of drawing.matchAll(/<[^>]*>|\((?:\\.|[^)\\])*\)|[^\s[\]]+/g)) {
    const number = Number(word)
    if (!Number.isNaN(number)) {
      numbers.push(number)
      continue
    }
    const given = numbers.slice(-6)
    if (word === 'q') kept.push(now)
    if (word === 'Q') now = kept.pop() ?? unit
    if (word === 'cm' && given.length === 6) now = combine(given as unknown as Matrix, now)
    if (word === 'Tm' && given.length === 6) heights.push(combine(given as unknown as Matrix, now)[5])
    // A picture is drawn into the unit square.
    if (word === 'Do') heights.push(now[5], now[5] + now[3])
    numbers = []
  }
  return heights
}

/**
 * How far down each sheet of a printout is used, from 0 to 1, without the number in its margin. For files as Chromium
 * writes them: objects in the open, drawings deflated.
 */
export function readFilling(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  const objectAt = (name: string) => text.indexOf(`\n${name} 0 obj`)
  const pages = [...text.matchAll(/<<[^>]*?\/Type \/Page\b(?!s).*?endobj/gs)].map(([page]) => page)
  return pages.map((page) => {
    const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''
    const from = text.indexOf('stream\n', objectAt(contents)) + 'stream\n'.length
    const drawing = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')
    const height = Number(/\/MediaBox \[[\d.]+ [\d.]+ [\d.]+ ([\d.]+)\]/.exec(page)?.[1] ?? 842)
    const foot = height * 0.06
    const used = readHeights(drawing).filter((each) => each > foot && each < height)
    return 1 - Math.min(height, ...used) / height
  })
}
