import type { Payload } from 'payload'
import { labelText } from '#content/one-language.ts'
import type { Locale } from '#lib/locale.ts'

/** What the admin calls a collection or a global. */
export function nameOfKind({ config }: Pick<Payload, 'config'>, slug: string, language: Locale): string {
  const collection = config.collections.find((each) => each.slug === slug)
  const label = collection?.labels.plural ?? config.globals.find((each) => each.slug === slug)?.label
  return labelText(label, language) ?? slug
}
