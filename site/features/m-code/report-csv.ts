import type { FileReport } from './coverage.ts'

export interface CsvWords {
  heads: [file: string, name: string, state: string, lines: string, note: string]
  states: Record<string, string>
  /** State of a file that was not read, and why. */
  skipped: string
  refusals: Record<string, string>
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
export function writeCsv(reports: readonly FileReport[], notes: ReadonlyMap<string, string>, words: CsvWords): string {
  const rows: string[][] = [words.heads]
  for (const { name: file, refusal, uses } of reports) {
    if (refusal !== undefined) rows.push([file, '', words.skipped, '', words.refusals[refusal] ?? refusal])
    for (const { lines, name, state } of uses)
      rows.push([file, name, words.states[state] ?? state, lines.join(' '), notes.get(name) ?? ''])
  }
  return `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
