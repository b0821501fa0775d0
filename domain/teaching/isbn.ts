/**
 * The digits of an ISBN-13, or `undefined` if it is invalid: 13 digits starting with 978 or 979, the last a check digit
 * (ISO 2108).
 */
export function readIsbn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^97[89]\d{10}$/.test(digits)) return undefined
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : undefined
}
