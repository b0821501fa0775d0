import fc from 'fast-check'

/** What every search through addresses tries, whatever chance brings: PostgreSQL refuses the first two in any text. */
export const certain = ['%00', 'a%00b', 'x'.repeat(10_000)] as const

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Values as they stand in an address. */
const values = fc.oneof(
  fc.constantFrom(
    ...certain,
    // Bytes that are no UTF-8: alone, overlong, half a pair of UTF-16, cut off; and percent signs that encode nothing.
    '%ff',
    '\u00ff',
    '%c0%80',
    '%c0%ae%c0%ae%c0%af',
    '%ed%a0%80',
    '%f0%9f%98',
    '%',
    '%%',
    '%zz',
    '%u0000',
    '%2500',
    '%25%30%30',
    'a%0d%0aSet-Cookie:%20x=1',
    '%1b%5B2J%07%7f',
    '%e2%80%ae%e2%80%8f',
    '%ef%bb%bf',
    '%f0%9f%91%a9%e2%80%8d%f0%9f%9a%80',
    '%f0%9f%98%80'.repeat(60),
    '%e6%b5%91'.repeat(1100),
  ),
  fc.constantFrom(
    '0',
    '-0',
    '-1',
    '1.5',
    '1e3',
    '1e999',
    '0x1',
    'NaN',
    'Infinity',
    '2147483648',
    '9007199254740993',
    '9223372036854775808',
    '9'.repeat(400),
    'null',
    'undefined',
    'true',
    '[object%20Object]',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    "'",
    "'%20OR%201=1%20--",
    "1'%3B%20DROP%20TABLE%20news%3B--",
    '%25',
    '_',
    '%25_%25',
    '%5C',
    '%5C%25',
    '*',
    '"',
    '"*%20OR%20(',
    '{"equals":"x"}',
    '${7*7}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '..%5C..%5Cx',
    '.',
    '/',
    '//evil.example',
    'javascript:alert(1)',
    '%20',
    '+',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encode),
  fc.string({ unit: 'grapheme', maxLength: 300 }).map(encode),
  fc.bigInt().map(String),
  fc.array(fc.nat({ max: 255 }), { minLength: 1, maxLength: 12 }).map(escapeBytes),
)

/** Bytes as a program writes them that knows nothing of text. */
function escapeBytes(bytes: number[]): string {
  return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

/** A value of a part of the path. */
export const hostileValue = values

/** One name of a query in the shapes that servers read differently: once, several times, as a list, as an object. */
export function hostileQuery(name: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: values.map((value) => `${name}=${value}`) },
    { weight: 1, arbitrary: fc.tuple(values, values).map(([one, two]) => `${name}=${one}&${name}=${two}`) },
    { weight: 1, arbitrary: values.map((value) => `${name}[]=${value}&${name}[__proto__][x]=${value}`) },
    { weight: 1, arbitrary: values.map((value) => `${name}${'[a]'.repeat(800)}=${value}`) },
  )
}
