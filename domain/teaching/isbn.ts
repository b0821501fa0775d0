/** Digits of an ISBN-13, or `undefined` when it is none: 13 digits from 978 or 979 on, the last one a check digit (ISO 2108). */
export function readIsbn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^97[89]\d{10}$/.test(digits)) return undefined
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : undefined
}
