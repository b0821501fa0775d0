/**
 * A part number in the form that all its spellings share: `ARM-2026-008`, `arm2026008` and `ARM-2026-8` are one, and
 * `2026-008` is the same without its prefix. The first is the fullest.
 *
 * @param lower the word in small letters, as it was written
 */
export function numberedTokens(lower: string): string[] {
  const [, prefix = '', year = '', number = ''] =
    /^(?:([a-z]{1,5})-)?(20\d\d)-(\d{1,6})$/.exec(lower) ?? /^([a-z]{1,5})(20\d\d)(\d{3,6})$/.exec(lower) ?? []
  if (year === '') return []
  const bare = `${year}no${Number(number)}`
  return prefix === '' ? [bare] : [`${prefix}${bare}`, bare]
}
