/** Widths of a description that a search engine shows whole, in columns: a Han character takes two, a Latin letter one. */
export const descriptionWidths = { least: 50, most: 160 }

const isWide = (character: string) => /[\u2e80-\uffef]/.test(character)

/** How wide a text is, in columns. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0)
}

/** Two texts as sentences, one after the other. */
function join(first: string, second: string): string {
  const end = first.at(-1) ?? ''
  const sentence = /[.。!！?？…]/.test(end) ? first : first + (isWide(end) ? '。' : '.')
  return sentence + (isWide(sentence.at(-1) ?? '') ? '' : ' ') + second
}

/** As much of a text as has room: to the end of a sentence where that says enough, otherwise to the end of a word. */
function cut(text: string): string {
  const { least, most } = descriptionWidths
  if (widthOf(text) <= most) return text
  let room = most - 1
  const kept = Array.from(text)
    .filter((character) => (room -= isWide(character) ? 2 : 1) >= 0)
    .join('')
  const sentences = /^.*(?:[.!?](?=\s)|[。！？])/su.exec(kept)?.[0] ?? ''
  if (widthOf(sentences) >= least) return sentences
  return `${kept.replace(/[\s，、；：,;:]*[\w’'-]*$/u, '')}…`
}

/**
 * A description as long as search engines want it.
 * @param texts the page's own words first; those after it follow where it says too little
 */
export function fitDescription([own = '', ...more]: readonly string[]): string {
  const whole = more.reduce((text, next) => {
    if (widthOf(text) >= descriptionWidths.least || next === '' || text.includes(next)) return text
    return text === '' ? next : join(text, next)
  }, own.trim())
  return cut(whole)
}
