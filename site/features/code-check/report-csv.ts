import type { FileReport } from './coverage.ts'

export interface CsvWords {
  heads: [
    file: string,
    kind: string,
    name: string,
    title: string,
    state: string,
    count: string,
    lines: string,
    note: string,
  ]
  kinds: Record<string, string>
  states: Record<string, string>
  /** State of a file that was not read, and why. */
  skipped: string
  refusals: Record<string, string>
  /** State of lines whose code is not there to be read. */
  unseen: string
}

/**
 * A cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front: file names come from
 * anywhere.
 */
export function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The report as CSV: UTF-8 with the mark by which spreadsheets know it, lines ended as RFC 4180 says. */
export function writeCsv(reports: readonly FileReport[], words: CsvWords): string {
  const rows: string[][] = [words.heads]
  for (const { name: file, refusal, unseen, uses } of reports) {
    if (refusal !== undefined) rows.push([file, '', '', '', words.skipped, '', '', words.refusals[refusal] ?? refusal])
    if (unseen.length > 0) rows.push([file, '', '', '', words.unseen, String(unseen.length), unseen.join(' '), ''])
    for (const { count, kind, lines, name, note, state, title } of uses)
      rows.push([
        file,
        words.kinds[kind] ?? kind,
        name,
        title ?? '',
        words.states[state] ?? state,
        String(kind === 'block' ? count : lines.length),
        lines.join(' '),
        note ?? '',
      ])
  }
  return `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
