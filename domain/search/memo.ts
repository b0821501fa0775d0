/** How many results are cached, so that made-up texts can't fill the memory. */
const mostKept = 50_000
/** Longer texts hardly repeat. */
const longestKept = 64

/** Memoises a function of texts that repeat, such as words. The results must not be mutated. */
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
