import { isQuestion } from '#domain/search/questions.ts'
import type { Concept } from '#domain/search/query.ts'
import { kindOf } from './kinds.ts'
import type { Ranked } from './rank.ts'

/** The last word may not be finished. */
export function asTyped(concepts: readonly Concept[]): Concept[] {
  const last = concepts.at(-1)
  if (last === undefined) return []
  const beginnings = last.alternatives
    .filter((tokens) => tokens.length === 1 && (tokens[0]?.length ?? 0) > 1 && tokens[0]?.endsWith('*') !== true)
    .map(([token = '']) => [`${token}*`])
  const typed = last.isHan || last.text.length < 2 ? [] : [[`${last.text.replaceAll(/[^\p{L}\p{N}]+/gu, '_')}*`]]
  return [...concepts.slice(0, -1), { ...last, alternatives: [...last.alternatives, ...beginnings, ...typed] }]
}

/** Among the releases, advisories or news that were found the newest comes first; what else was found keeps its place. */
function newestFirst(records: readonly Ranked[]): Ranked[] {
  const sorted = new Map<string, Ranked[]>()
  for (const each of records)
    if (kindOf(each.kind)?.isNews === true) sorted.set(each.kind, [...(sorted.get(each.kind) ?? []), each])
  for (const list of sorted.values()) list.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
  return records.map((each) => sorted.get(each.kind)?.shift() ?? each)
}

/** In the order in which they are offered: help for who asks a question, and of what comes again the newest. */
export function orderSuggestions(records: readonly Ranked[], query: string): Ranked[] {
  const ordered = newestFirst(records)
  if (!isQuestion(query)) return ordered
  const isHelp = ({ kind }: Ranked) => kind === 'help-articles'
  return [...ordered.filter(isHelp), ...ordered.filter((each) => !isHelp(each))]
}
