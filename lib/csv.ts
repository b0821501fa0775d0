/**
 * A cell of a CSV file. A text that a spreadsheet would run as a formula gets a leading apostrophe, since texts may
 * come from anywhere; plain numbers stay as they are.
 */
export function csvCell(value: string | number): string {
  const text = String(value)
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text)
  const harmless = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as CSV: UTF-8 with a byte order mark for spreadsheets, and CRLF line ends (RFC 4180). */
export function writeTable(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** A line of a table, with its number in the file: a quoted cell may have several. */
export interface TableLine {
  line: number
  cells: string[]
}

/**
 * Reads a CSV (RFC 4180), with commas, or with tabs as spreadsheets copy it. Empty lines are left out.
 *
 * @returns `undefined` where a quoted cell never ends: the file was cut
 */
export function readTable(text: string): TableLine[] | undefined {
  const lines: TableLine[] = []
  const [head = ''] = text.split(/[\r\n]/, 1)
  const gap = head.includes('\t') ? '\t' : ','
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${gap}\\r\\n][^${gap}\\r\\n]*|))(${gap}|\\r\\n|\\r|\\n|$)`, 'y')
  pattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  let current: TableLine = { line: 1, cells: [] }
  let line = 1
  for (;;) {
    const found = pattern.exec(text)
    if (found === null) return undefined
    const [whole, quoted, plain = '', end = ''] = found
    current.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0
    if (end === gap) continue
    if (current.cells.some((cell) => cell !== '')) lines.push(current)
    if (end === '') return lines
    current = { line, cells: [] }
  }
}

/**
 * The text of a table. Spreadsheets write UTF-8 or, as “Unicode text”, UTF-16; in China they write GB 18030 where nobody
 * asked for anything else.
 */
export function readTableText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
