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
