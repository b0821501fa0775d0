/**
 * A cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front, since texts may come from
 * anywhere; a plain number stays one.
 */
export function csvCell(value: string | number): string {
  const text = String(value)
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text)
  const harmless = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as CSV: UTF-8 with the mark by which spreadsheets know it, lines ended as RFC 4180 says. */
export function writeTable(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
