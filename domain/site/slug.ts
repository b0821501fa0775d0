/** What an address of the site may have as the name of a record. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const longestSlug = 96

/** Letters that do not come apart into a plain one and its sign. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l', þ: 'th', ð: 'd' }

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæøœđłþð]/gu, (letter) => plainLetters[letter] ?? '')
    .replaceAll(/['’‘]/gu, '')

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Chinese as it is spoken, a word for a word, `lü` as `lv`. Characters of several readings are read by what stands beside
 * them, in the whole run.
 */
async function spell(run: string): Promise<string> {
  // A table of 300 kB, for the process that names a Chinese record.
  const { pinyin } = await import('pinyin-pro')
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true })
  const words = [...segmenter.segment(run)].map(({ segment }) => syllables.splice(0, [...segment].length).join(''))
  return ` ${words.join(' ')} `
}

/** At most so long, and no word cut in two but one that is longer by itself. */
function shorten(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > 0 ? end : length)
}

/**
 * The name in an address for a title: words in lower case with hyphens, Chinese in pinyin. Undefined where a title has
 * neither letters nor digits that an address could have.
 *
 * @example
 *   await slugOf('R2026b：求解器提速') // 'r2026b-qiujie-qi-ti-su'
 */
export async function slugOf(title: string): Promise<string | undefined> {
  const parts = title.normalize('NFKC').split(/(\p{Script=Han}+)/u)
  const spelled = await Promise.all(parts.map(async (part) => (/\p{Script=Han}/u.test(part) ? spell(part) : part)))
  const words = plain(spelled.join('')).match(/[a-z0-9]+/g)
  return words === null ? undefined : shorten(words.join('-'), longestSlug)
}

/** The same name for another record: `-2`, `-3` and so on. */
export function numberSlug(slug: string, number: number): string {
  const end = `-${number}`
  return shorten(slug, longestSlug - end.length) + end
}
