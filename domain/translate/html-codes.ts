import { splitFixed } from './differences.ts'
import { hasCodes, splitCodes } from './inline-codes.ts'

/** What is kept as it is, by the number that it has in the HTML. */
type Kept = string[]

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A place that a service for HTML leaves alone. */
const keep = (kept: Kept, piece: string) => `<code translate="no" id="k${kept.push(piece) - 1}">${kept.length}</code>`

/** A text with codes as HTML, for services that translate that: words are text, and what must stay is in elements. */
export function codesToHtml(text: string): { html: string; kept: string[] } {
  const kept: Kept = []
  const html = splitCodes(text).map((piece) => {
    if (!hasCodes(piece))
      return splitFixed(piece)
        .map((each, place) => (place % 2 === 1 ? keep(kept, each) : escape(each)))
        .join('')
    if (piece.endsWith('/>')) return keep(kept, piece)
    return piece.startsWith('</') ? '</span>' : `<span id="c${piece.slice(1, -1)}">`
  })
  return { html: html.join(''), kept }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const readEntity = (whole: string, name: string) => {
  const number = /^#(x?)([\da-f]{1,6})$/i.exec(name)
  if (!number) return entities[name.toLowerCase()] ?? whole
  const code = Number.parseInt(number[2] ?? '', number[1] ? 16 : 10)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
const unescape = (text: string) => text.replaceAll(/&(#?\w{1,8});/g, readEntity)

/**
 * The text with codes that an HTML says. It is read as what {@link codesToHtml} writes and nothing else: another element is
 * taken for words, and what is lost or doubled shows in the codes of the text.
 */
export function htmlToCodes(html: string, kept: readonly string[]): string {
  const open: string[] = []
  const pieces = html.split(/(<code\b[^>]*>[^<]*<\/code>|<span\b[^>]*>|<\/span>)/i)
  const read = (piece: string, place: number) => {
    if (place % 2 === 0) return unescape(piece)
    if (/^<\/span/i.test(piece)) {
      const code = open.pop()
      return code === undefined ? '' : `</${code}>`
    }
    const [, kind, number = ''] = /\bid="?([ck])(\d{1,4})\b/.exec(piece) ?? []
    if (kind === 'k') return kept[Number(number)] ?? ''
    if (kind !== 'c') return ''
    open.push(number)
    return `<${number}>`
  }
  return pieces.map(read).join('')
}
