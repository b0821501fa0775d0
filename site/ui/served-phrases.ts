/** Pieces of the headings that the document came with, in their order, until somebody asks for them. */
let served: string[][] = []

/**
 * Remembers how the server has broken the headings of the page: dictionaries of browsers differ, and a page must be drawn
 * again as it came. To be called before React takes the page over.
 */
export function rememberPhrases(): void {
  served = [...document.querySelectorAll('.phrases')].map(piecesOf)
}

/** Hands them over, once. */
export function takeServedPieces(): string[][] {
  const taken = served
  served = []
  return taken
}

function piecesOf(node: Node): string[] {
  return node instanceof Text ? [node.data] : [...node.childNodes].flatMap(piecesOf)
}
