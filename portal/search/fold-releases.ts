import type { Ranked } from './rank.ts'

/** A found record, with others that say the same. */
export interface FoldedResult extends Ranked {
  same: readonly Ranked[]
}

/** `Studio R2026b: Faster solvers`, as releases are titled in results: which it is, and what it brings. */
export function splitReleaseTitle(title: string): { name: string; text: string } {
  const [whole = '', name = '', text = ''] = /^(.*?)(?:：|: )(.+)$/s.exec(title) ?? []
  return whole === '' ? { name: title, text: title } : { name, text }
}

/**
 * One text that several releases bring is one result: the best of them, with the others from the newest to the oldest.
 * What is no release stays as it is.
 */
export function foldReleases(records: readonly Ranked[]): FoldedResult[] {
  const results: FoldedResult[] = []
  const leads = new Map<string, Ranked[]>()
  for (const each of records) {
    const text = each.kind === 'releases' ? splitReleaseTitle(each.title).text : undefined
    const known = text === undefined ? undefined : leads.get(text)
    if (known !== undefined) {
      known.push(each)
      continue
    }
    const same: Ranked[] = []
    if (text !== undefined) leads.set(text, same)
    results.push({ ...each, same })
  }
  for (const same of leads.values()) same.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
  return results
}
