import type { PageTexts } from './page-texts.ts'
import type { useLanguage } from '#site/runtime/language.tsx'
import type { Finding } from '#site/features/code-check/findings.ts'

type Texts = PageTexts['check']
type Format = ReturnType<typeof useLanguage>['format']

/** Most lines that are written out for a file; the CSV has all. */
const mostLines = 12

/** `draw.m: line 5, 7`. */
export function writeLines(texts: Texts, format: Format, file: string, lines: readonly number[]): string {
  const shown = lines.slice(0, mostLines).join(', ')
  const more = lines.length > mostLines ? ` ${format(texts.more, { count: lines.length - mostLines })}` : ''
  return format(texts.lines, { file, lines: shown + more })
}

/** Where a function is called, or how many blocks of a type there are and what some are called. */
export function writePlace(texts: Texts, format: Format, kind: Finding['kind'], place: Finding['places'][number]) {
  const { count, examples, file, lines } = place
  if (kind === 'function') return writeLines(texts, format, file, lines)
  const written = format(texts.blocks, { file, count })
  return examples.length === 0
    ? written
    : format(texts.called, { blocks: written, names: examples.join(texts.between) })
}
