const digits = new Map([...'零一二三四五六七八九'].map((sign, value) => [sign, value] as const))
digits.set('两', 2).set('〇', 0)
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['万', 10_000],
  ['亿', 100_000_000],
])

/** What a Chinese numeral such as 三百二十 or 二〇二六 is; none where it is no number. */
function valueOfHan(numeral: string): number | undefined {
  if (![...numeral].some((sign) => powers.has(sign)))
    return Number([...numeral].map((sign) => digits.get(sign) ?? '').join(''))
  let [total, section, digit] = [0, 0, 0]
  for (const sign of numeral) {
    const power = powers.get(sign)
    if (power === undefined) digit = digits.get(sign) ?? 0
    else if (power >= 10_000) {
      total += (section + digit || 1) * power
      ;[section, digit] = [0, 0]
    } else {
      section += (digit || 1) * power
      digit = 0
    }
  }
  return total + section + digit
}

const months = 'january february march april may june july august september october november december'.split(' ')
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '. . twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])

/** What an English word stands for. */
function valuesOfWord(word: string): number[] {
  const [first = '', second = ''] = word.split('-')
  const ten = tens.indexOf(first)
  const values = [
    months.indexOf(word) + 1,
    small.indexOf(word),
    ten > 1 ? ten * 10 + Math.max(0, small.indexOf(second)) : -1,
  ]
  return values.filter((value) => value > 0)
}

/** Names of standards differ by language (GB/T for ISO), and what stands in braces is filled in. */
const named =
  /(?:GB(?:\/T|Z)?|YD\/T|GJB|ISO|IEC|IEEE|SAE|DO|RFC|EN|CISPR|CWE|CVE|MIL-STD|SIL|SHA)[\s/-]?(?:[A-Z]+[\s/-]?)*\d[\d.:—-]*|\{[^{}]*\}/gu
const number = /\d+(?:[,，]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/gu

/** Numbers written in digits, with the scale that follows them: 24万, 1.2 million. */
function writtenNumbers(text: string): [written: string, value: number][] {
  return [...text.replace(named, ' ').matchAll(number)].map((match) => {
    const [written] = match
    const after = text.replace(named, ' ').slice(match.index + written.length)
    const scale =
      powers.get(after[0] ?? '') ??
      scales.get(/^[\s-](hundred|thousand|million|billion)/iu.exec(after)?.[1]?.toLowerCase() ?? '') ??
      1
    return [written, Number(written.replace(/[,，]/gu, '')) * scale]
  })
}

/** All numbers that a text has in any form. */
function numbersOf(text: string): Set<number> {
  const found = new Set(
    writtenNumbers(text).flatMap(([written, value]) => [value, Number(written.replace(/[,，]/gu, ''))]),
  )
  for (const [numeral] of text.matchAll(/[零〇一二两三四五六七八九十百千万亿]+/gu)) found.add(valueOfHan(numeral) ?? 0)
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+(?:-[a-z]+)?/gu))
    for (const value of valuesOfWord(word)) found.add(value)
  for (const [, word = '', scale = ''] of text.toLowerCase().matchAll(/([a-z]+) (hundred|thousand|million)/gu))
    found.add((valuesOfWord(word)[0] ?? 1) * (scales.get(scale) ?? 1))
  return found
}

/** Numbers of two digits and more that one of two texts has and the other lacks, as `12 zh`. */
export function differingNumbers(zh: string, en: string): string[] {
  const lacking = (from: string, other: string, name: string) => {
    const known = numbersOf(other)
    return writtenNumbers(from).flatMap(([written, value]) =>
      written.length > 1 && !known.has(value) && !known.has(Number(written)) ? [`${written} only in ${name}`] : [],
    )
  }
  return [...new Set([...lacking(zh, en, 'zh'), ...lacking(en, zh, 'en')])]
}
