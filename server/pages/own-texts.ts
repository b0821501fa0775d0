import { type TextTree, treeOf } from '#domain/interface-texts/text-tree.ts'
import type { Locale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'

type OwnTexts = Readonly<Record<string, TextTree>>

/** An answer is the same object for as long as it is kept: its words are taken apart once. */
const taken = new WeakMap<object, OwnTexts>()

const none: OwnTexts = {}

/**
 * Editors' words in the place of the product's in the interface, taken apart. The product's stand where they cannot be read:
 * the call that failed is in the log, and the page is not stored.
 */
export async function readOwnTexts(client: PortalClient, locale: Locale): Promise<OwnTexts> {
  const { texts } = await client.call('base/texts').catch(() => ({ texts: undefined }))
  if (texts === undefined) return none
  let own = taken.get(texts)
  if (own === undefined) {
    own = Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, treeOf(words, locale)]))
    taken.set(texts, own)
  }
  return own
}
