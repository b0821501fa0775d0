/** How many texts are kept: somebody who invents them without end fills no memory. */
const mostKept = 50_000
/** Longer ones hardly come again. */
const longestKept = 64

/** A function of texts that come again and again, as words do: what was made of one is kept, and must not be changed. */
export function memo<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (kept.size >= mostKept) kept.clear()
    if (text.length <= longestKept) kept.set(text, made)
    return made
  }
}
