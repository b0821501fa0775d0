import type { Locale } from '#lib/locale.ts'

/** What a canned reply may leave open, in braces. */
const placeholders = ['customer', 'number', 'product', 'agent'] as const
export type Placeholder = (typeof placeholders)[number]

const pattern = /\{([A-Za-z]+)\}/g
const isKnown = (name: string): name is Placeholder => placeholders.includes(name as Placeholder)

/** Words in braces that nothing stands for. Braces with anything but letters in them are the text's own, as in code. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !isKnown(name))
}

/** What is said where a ticket does not tell. */
const otherwise: Record<Locale, Partial<Record<Placeholder, string>>> = {
  zh: { product: '您使用的产品' },
  en: { product: 'your product' },
}

/** A canned reply as it is sent. @param language that of the answer */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>, language: Locale): string {
  return text.replaceAll(pattern, (whole, name: string) =>
    isKnown(name) ? values[name] || otherwise[language][name] || '' : whole,
  )
}
