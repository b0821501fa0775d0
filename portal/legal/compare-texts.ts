import { diffArrays, diffWordsWithSpace } from 'diff'
import { languageTags, type Locale } from '#lib/locale.ts'
import { wordsOfLine } from '#portal/rich-text-blocks.ts'
import type { RichText } from '#portal/schemas.ts'

/** A run of text that both versions have, or one of them. */
interface ComparedPart {
  text: string
  change: 'none' | 'added' | 'removed'
}

export interface ComparedLine {
  kind: 'heading' | 'item' | 'paragraph'
  parts: ComparedPart[]
}

interface Line {
  kind: ComparedLine['kind']
  text: string
}

/** A formatted text as its lines. */
function linesOfText(blocks: RichText): Line[] {
  return blocks.flatMap((block): Line[] => {
    switch (block.type) {
      case 'rule':
        return []
      case 'table':
        return block.rows.map((row) => ({
          kind: 'item',
          text: row.map(({ children }) => wordsOfLine(children)).join(' · '),
        }))
      case 'list':
        return block.items.map((item) => ({ kind: 'item', text: wordsOfLine(item) }))
      case 'notes':
        return block.notes.map(({ children, number }) => ({ kind: 'item', text: `${number} ${wordsOfLine(children)}` }))
      case 'callout':
        return [
          ...(block.title === '' ? [] : [{ kind: 'heading' as const, text: block.title }]),
          ...linesOfText(block.blocks),
        ]
      case 'code':
        return block.pieces
          .map(({ text }) => text)
          .join('')
          .split('\n')
          .map((text) => ({ kind: 'item', text }))
      case 'formula':
        return [{ kind: 'paragraph', text: block.source }]
      default:
        return [{ kind: block.type === 'heading' ? 'heading' : 'paragraph', text: wordsOfLine(block.children) }]
    }
  })
}

/** Of two lines less alike than this, one is not a changed form of the other. */
const leastAlike = 0.4

function compareWords(before: Line, after: Line, locale: Locale): ComparedLine | undefined {
  if (before.kind !== after.kind) return undefined
  // Chinese has no spaces between its words; the segmenter knows them.
  const intlSegmenter = new Intl.Segmenter(languageTags[locale], { granularity: 'word' })
  const parts = diffWordsWithSpace(before.text, after.text, { intlSegmenter }).map(
    ({ added, removed, value }): ComparedPart => ({
      text: value,
      change: added ? 'added' : removed ? 'removed' : 'none',
    }),
  )
  const same = parts.filter(({ change }) => change === 'none').reduce((sum, { text }) => sum + text.length, 0)
  const isAlike = same >= leastAlike * Math.min(before.text.length, after.text.length)
  return isAlike ? { kind: after.kind, parts } : undefined
}

const whole = ({ kind, text }: Line, change: ComparedPart['change']): ComparedLine => ({
  kind,
  parts: [{ text, change }],
})

/** Lines that went and lines that came in their place: each that is a changed form of another stands as one. */
function pair(removed: Line[], added: Line[], locale: Locale): ComparedLine[] {
  const lines: ComparedLine[] = []
  const waiting = [...added]
  for (const before of removed) {
    const found = waiting.findIndex((after) => compareWords(before, after, locale) !== undefined)
    const after = waiting[found]
    const changed = after && compareWords(before, after, locale)
    if (changed === undefined) {
      lines.push(whole(before, 'removed'))
      continue
    }
    lines.push(...waiting.splice(0, found).map((line) => whole(line, 'added')), changed)
    waiting.shift()
  }
  return [...lines, ...waiting.map((line) => whole(line, 'added'))]
}

/** What a text became: all of its lines in order, with what was added and removed, to the word. */
export function compareTexts(before: RichText, after: RichText, locale: Locale): ComparedLine[] {
  const runs = diffArrays(linesOfText(before), linesOfText(after), {
    comparator: (one, two) => one.kind === two.kind && one.text === two.text,
  })
  const lines: ComparedLine[] = []
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index]
    const next = runs[index + 1]
    if (run?.removed && next?.added) {
      lines.push(...pair(run.value, next.value, locale))
      index += 1
    } else if (run) {
      lines.push(...run.value.map((line) => whole(line, run.added ? 'added' : run.removed ? 'removed' : 'none')))
    }
  }
  return lines
}
