import type { Locale } from '#lib/locale.ts'

/** Placeholders of canned replies, written in braces. */
const placeholders = ['customer', 'number', 'product', 'agent'] as const
export type Placeholder = (typeof placeholders)[number]

const pattern = /\{([A-Za-z]+)\}/g
const isKnown = (name: string): name is Placeholder => placeholders.includes(name as Placeholder)

/** Unknown placeholders. Braces that contain anything but letters belong to the text, as in code. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !isKnown(name))
}

/** Used when the ticket has no value. */
const otherwise: Record<Locale, Partial<Record<Placeholder, string>>> = {
  zh: { product: '您使用的产品' },
  en: { product: 'your product' },
}

/** Fills in a canned reply. @param language of the reply */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>, language: Locale): string {
  return text.replaceAll(pattern, (whole, name: string) =>
    isKnown(name) ? values[name] || otherwise[language][name] || '' : whole,
  )
}
