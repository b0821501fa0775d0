import type { Payload } from 'payload'
import type { Locale } from '#lib/locale.ts'

/** What the admin calls a collection or a global. */
export function nameOfKind({ config }: Pick<Payload, 'config'>, slug: string, language: Locale): string {
  const collection = config.collections.find((each) => each.slug === slug)
  const label = collection?.labels.plural ?? config.globals.find((each) => each.slug === slug)?.label
  const name =
    typeof label === 'object' && label !== null ? (label as Partial<Record<Locale, unknown>>)[language] : label
  return typeof name === 'string' ? name : slug
}
