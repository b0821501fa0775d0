import type { Locale } from '#lib/locale.ts'

/** Whether a value is one text (or block of texts) in languages: an object with `zh`, `en` and nothing else. */
function isBilingual(value: object): value is Partial<Record<Locale, unknown>> {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key === 'zh' || key === 'en')
}

/** A seed in one language: every `{ zh, en }` is replaced by its text, `undefined` where that language has none. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale))
  if (isBilingual(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, locale)]))
}

/** Gives the rows of a seed's lists the ids that the stored record has for them, so that a second language joins them. */
export function withRowIds(seed: unknown, stored: unknown): unknown {
  if (Array.isArray(seed)) {
    const rows = Array.isArray(stored) ? (stored as { id?: unknown }[]) : []
    return seed.map((row: unknown, index) => {
      const id = rows[index]?.id
      const filled = withRowIds(row, rows[index])
      return typeof filled === 'object' && filled !== null && id !== undefined ? { ...filled, id } : filled
    })
  }
  if (typeof seed !== 'object' || seed === null) return seed
  const record = (stored ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(seed).map(([key, value]) => [key, withRowIds(value, record[key])]))
}
