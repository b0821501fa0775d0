import { unitsOf, wordTokens } from './units.ts'
import { foldWithPlaces } from './fold.ts'

/** A piece of text, marked if it matches the query. */
export interface Piece {
  text: string
  isMatch?: true
}

interface Span {
  start: number
  end: number
}

/** Positions of tokens in a text. Latin words are marked whole, Chinese exactly as matched. */
function findMatches(text: string, tokens: ReadonlySet<string>): Span[] {
  const { places, text: folded } = foldWithPlaces(text)
  const han = [...tokens].filter((token) => /^\p{Script=Han}/u.test(token)).map((token) => token.replace(/\*$/, ''))
  const spans: Span[] = []
  const add = (start: number, end: number) => spans.push({ start: places[start] ?? 0, end: places[end] ?? text.length })
  for (const unit of unitsOf(folded)) {
    if (unit.kind === 'word') {
      if (wordTokens(unit.text).some((token) => tokens.has(token) || hasPrefix(tokens, token)))
        add(unit.start, unit.start + unit.text.length)
    } else {
      for (const token of han) {
        for (let at = unit.text.indexOf(token); at !== -1; at = unit.text.indexOf(token, at + 1))
          add(unit.start + at, unit.start + at + token.length)
      }
    }
  }
  return joinSpans(spans)
}

const hasPrefix = (tokens: ReadonlySet<string>, token: string) => {
  for (const each of tokens) if (each.endsWith('*') && token.startsWith(each.slice(0, -1))) return true
  return false
}

function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else joined.push({ ...span })
  }
  return joined
}

function cut(text: string, spans: readonly Span[], from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  let at = from
  const add = (end: number, isMatch: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), ...(isMatch && { isMatch: true as const }) })
    at = Math.max(at, end)
  }
  for (const { end, start } of spans) {
    if (end <= from || start >= to) continue
    add(Math.max(start, from), false)
    add(Math.min(end, to), true)
  }
  add(to, false)
  return pieces
}

/** The whole text with matches marked. */
export function markText(text: string, tokens: ReadonlySet<string>): Piece[] {
  return cut(text, findMatches(text, tokens), 0, text.length)
}

const longestScan = 20_000
const isHanText = (text: string) => /\p{Script=Han}/u.test(text)

/** The part of a text with the most matches, as data with marks; never markup. */
export function makeSnippet(text: string, tokens: ReadonlySet<string>): Piece[] {
  const plain = text.slice(0, longestScan).replaceAll(/\s+/gu, ' ').trim()
  const length = isHanText(plain) ? 90 : 190
  const spans = findMatches(plain, tokens)
  if (spans.length === 0) return []
  const best = densest(plain, spans, length)
  const { from, to } = onBoundaries(plain, best, length)
  const pieces = cut(plain, spans, from, to)
  if (from > 0) pieces.unshift({ text: '… ' })
  if (to < plain.length) pieces.push({ text: ' …' })
  return pieces
}

const isLatin = (character: string | undefined) => character !== undefined && /[\p{Script=Latin}\p{N}]/u.test(character)

/** The offset from which a snippet covers the most different words. */
function densest(text: string, spans: readonly Span[], length: number): number {
  let best = { start: spans[0]?.start ?? 0, score: 0 }
  for (const [index, { start }] of spans.entries()) {
    const words = new Set<string>()
    for (let next = index; next < spans.length && (spans[next]?.end ?? 0) <= start + length; next += 1)
      words.add(text.slice(spans[next]?.start, spans[next]?.end).toLowerCase())
    if (words.size > best.score) best = { start, score: words.size }
  }
  return best.start
}

/** Starts at a sentence or word shortly before the match, and ends at a word. */
function onBoundaries(text: string, match: number, length: number): { from: number; to: number } {
  const reach = Math.floor(length / 3)
  const earliest = Math.max(0, match - reach)
  const before = text.slice(earliest, match)
  const sentence = Math.max(...['。', '！', '？', '；', '. ', '! ', '? '].map((end) => before.lastIndexOf(end)))
  const word = before.indexOf(' ')
  const offset = earliest === 0 ? 0 : sentence !== -1 ? sentence + 1 : isHanText(before) ? 0 : word + 1
  let from = earliest + offset
  // Chinese has no blanks to begin after, but a Latin word in it is not cut either.
  while (from < match && isLatin(text[from]) && isLatin(text[from - 1])) from += 1
  while (text[from] === ' ') from += 1
  let to = Math.min(text.length, from + length)
  if (to < text.length && !isHanText(text.slice(to - 2, to + 2))) {
    const end = text.lastIndexOf(' ', to)
    if (end > match) to = end
  }
  // Never splits a surrogate pair.
  if (/[\uDC00-\uDFFF]/.test(text[from] ?? '')) from += 1
  if (/[\uDC00-\uDFFF]/.test(text[to] ?? '')) to += 1
  return { from, to }
}
