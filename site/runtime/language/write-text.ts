import type { TextPart } from '#domain/interface-texts/text-tree.ts'
import type { Locale } from '#lib/locale.ts'

type Values = Readonly<Record<string, string | number | boolean>>

const writeNumber = (value: unknown, locale: Locale) => new Intl.NumberFormat(locale).format(Number(value))

/** The words of a message that came taken apart, as the compiled one would write them. @param count the number that a `0` stands for */
export function writeText(parts: readonly TextPart[], values: Values, locale: Locale, count = 0): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part === 0) return writeNumber(count, locale)
      const [name, by, cases = {}, offset = 0] = part
      const value = values[name]
      if (by === undefined) return String(value)
      if (by === 'n') return writeNumber(value, locale)
      const has = (key: string) => (Object.hasOwn(cases, key) ? cases[key] : undefined)
      const own = has(String(value))
      if (by === 's') return writeText(own ?? has('other') ?? [], values, locale, count)
      const number = Number(value) - offset
      const form = new Intl.PluralRules(locale, { type: by === 'o' ? 'ordinal' : 'cardinal' }).select(number)
      return writeText(own ?? has(form) ?? has('other') ?? [], values, locale, number)
    })
    .join('')
}
