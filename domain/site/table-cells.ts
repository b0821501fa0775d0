/** So many cells are shown of a table that somebody pasted; nobody reads more on a page. */
export const mostCells = 2000
export const mostColumns = 50

/**
 * A table that somebody typed or pasted: a line for each row, cells parted by tabs, as spreadsheets copy them, or by `|`.
 * A cell of several lines comes in quotation marks. Every row has as many cells as the longest.
 *
 * @example
 *   readCells('Name | Value\nMass | 3 kg') // [['Name', 'Value'], ['Mass', '3 kg']]
 */
export function readCells(text: string): string[][] {
  const isPasted = text.includes('\t')
  const rows = (isPasted ? readTabbed(text) : text.split(/\r?\n/).map(readBarred)).filter((row) =>
    row.some((cell) => cell !== ''),
  )
  const width = Math.min(mostColumns, Math.max(0, ...rows.map((row) => row.length)))
  const shown = rows.slice(0, Math.max(1, Math.floor(mostCells / Math.max(1, width))))
  return shown.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
}

/** `| a | b |`, the marks at both ends left out or not, and a line of dashes as below a head of Markdown. */
function readBarred(line: string): string[] {
  if (/^[\s|:-]*-{3}[\s|:-]*$/.test(line)) return []
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())
}

function readTabbed(text: string): string[][] {
  const rows: string[][] = [[]]
  // A quoted cell, in which two marks are one, or all up to the next tab or line.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\r?\n|$)/g)) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim())
    if (end !== '\t') rows.push([])
  }
  return rows
}
