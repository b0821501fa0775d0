import type { PayloadRequest } from 'payload'
import { type ListState, listAddress, openListStates } from '#content/translate/filter.ts'
import { countByKind, type Listed, listTranslations } from '#content/translate/list.ts'
import type { Locale } from '#lib/locale.ts'

/** Translations of a kind, and the list that has exactly these. */
export interface Counted {
  /** Slug of the collection or global. */
  kind: string
  count: number
  href: string
}

export interface Translations {
  /** Of which something was never translated. */
  missing: Counted[]
  /** Whose source has changed since. */
  outdated: Counted[]
  /** Some of these, what changed last first. */
  examples: Listed[]
  /** What of it was given to whoever asks. */
  mine: Omit<Counted, 'kind'>
}

const shownExamples = 6

/**
 * Where either language is missing or behind, for those who write: the same rows as the translators' table has.
 * @param language in which the examples are named
 */
export async function readTranslations(req: PayloadRequest, language: Locale): Promise<Translations> {
  const count = async (state: ListState) =>
    (await countByKind(req, state)).map((each) => ({ ...each, href: listAddress({ state, kind: each.kind }) }))
  const [missing, outdated] = [await count('missing'), await count('outdated')]
  const { rows } = await listTranslations(req, { state: 'outdated', order: 'newest' }, { language })
  const own = { person: req.user?.id ?? 0, order: 'newest' } as const
  const { counts } = await listTranslations(req, own, { language })
  const mine = openListStates.reduce((sum, state) => sum + counts[state], 0)
  return {
    missing,
    outdated,
    examples: rows.slice(0, shownExamples),
    mine: { count: mine, href: listAddress(own) },
  }
}
