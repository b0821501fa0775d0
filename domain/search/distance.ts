const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

/**
 * How much has to be wrong for one word to be typed in the place of another: 1 for a letter, less for the slips that are
 * made most, which are vowels, doubled letters and neighbours in the wrong order.
 *
 * @returns `Infinity` where it is more than the limit
 */
export function typingCost(typed: string, meant: string, limit: number): number {
  /** Of a letter that is too many, or missing. */
  const single = (word: string, place: number) => {
    const letter = word[place]
    if (letter === word[place - 1] || letter === word[place + 1]) return 0.3
    return isVowel(letter) ? 0.5 : 1
  }
  let before: number[] = []
  let previous = [0]
  for (let column = 0; column < meant.length; column += 1)
    previous.push((previous[column] ?? 0) + single(meant, column))
  for (let row = 0; row < typed.length; row += 1) {
    const current = [(previous[0] ?? 0) + single(typed, row)]
    for (let column = 0; column < meant.length; column += 1) {
      const [one, other] = [typed[row], meant[column]]
      const change = one === other ? 0 : isVowel(one) && isVowel(other) ? 0.5 : 1
      let cost = Math.min(
        (previous[column + 1] ?? 0) + single(typed, row),
        (current[column] ?? 0) + single(meant, column),
        (previous[column] ?? 0) + change,
      )
      if (row > 0 && column > 0 && one === meant[column - 1] && typed[row - 1] === other)
        cost = Math.min(cost, (before[column - 1] ?? 0) + 0.6)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return Infinity
    before = previous
    previous = current
  }
  const cost = previous[meant.length] ?? Infinity
  return cost > limit ? Infinity : cost
}
