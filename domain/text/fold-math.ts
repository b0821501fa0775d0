import type { MathPiece } from './formula.ts'

/**
 * The rows of a formula as what stands for it somewhere: each is made with those below it.
 *
 * @param make makes an element, or a text, with what is in it
 */
export function foldMath<Made>(pieces: readonly MathPiece[], make: (piece: MathPiece, inside: Made[]) => Made): Made[] {
  const made: Made[] = []
  for (let start = 0; start < pieces.length;) {
    const piece = pieces[start]
    if (piece === undefined) break
    let end = start + 1
    while ((pieces[end]?.depth ?? -1) > piece.depth) end += 1
    made.push(make(piece, foldMath(pieces.slice(start + 1, end), make)))
    start = end
  }
  return made
}
