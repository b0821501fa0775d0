interface Piece {
  text: string
  isMatch?: true | undefined
}

/** A text with marks, given as data: nothing in it is ever read as markup. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ isMatch, text }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
