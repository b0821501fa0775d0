import type { CompatibilityTexts } from './texts.ts'
import type { Finding } from '#site/features/code-check/findings.ts'

type Texts = CompatibilityTexts['check']

/** Most lines that are written out for a file; the CSV has all. */
const mostLines = 12

/** `draw.m: line 5, 7`. */
export function writeLines(texts: Texts, file: string, lines: readonly number[]): string {
  const shown = lines.slice(0, mostLines).join(', ')
  const more = lines.length > mostLines ? ` ${texts.more({ count: lines.length - mostLines })}` : ''
  return texts.lines({ file, lines: shown + more })
}

/** Where a function is called, or how many blocks of a type there are and what some are called. */
export function writePlace(texts: Texts, kind: Finding['kind'], place: Finding['places'][number]) {
  const { count, examples, file, lines } = place
  if (kind === 'function') return writeLines(texts, file, lines)
  const written = texts.blocks({ file, count })
  return examples.length === 0 ? written : texts.called({ blocks: written, names: examples.join(texts.between) })
}
