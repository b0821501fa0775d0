import { colours, type PdfText, type TextLook } from './pdf-text.ts'

interface Table {
  heads: string[]
  /** Width of each column, as a fraction of the table's. */
  shares: number[]
  rows: string[][]
  /** Text style of each column; the last one applies to the rest. */
  looks: TextLook[]
}

const padding = 5
const between = 10

/** A table with hairlines. Rows don't break across pages, and the header repeats on each page. */
export function drawTable(pdf: PdfText, { heads, looks, rows, shares }: Table): void {
  const columns = shares.map((share, index) => ({
    x: pdf.margin + pdf.width * shares.slice(0, index).reduce((sum, each) => sum + each, 0),
    width: pdf.width * share - between,
    look: looks[index] ?? looks.at(-1) ?? { size: 9 },
  }))
  const head: TextLook = { size: 8.5, weight: 'bold', colour: colours.brass, leading: 1.45 }
  const measureRow = (cells: string[], look?: TextLook) =>
    Math.max(...columns.map((column, index) => pdf.height(cells[index] ?? '', look ?? column.look, column.width)))
  const drawRow = (cells: string[], high: number, look?: TextLook) => {
    for (const [index, column] of columns.entries())
      pdf.column(cells[index] ?? '', look ?? column.look, { ...column, y: pdf.y + padding })
    pdf.y += high + 2 * padding
  }
  const drawHead = () => {
    drawRow(heads, measureRow(heads, head), head)
    pdf.rule(pdf.y, colours.brass)
  }
  pdf.need(60)
  drawHead()
  for (const cells of rows) {
    const high = measureRow(cells)
    const before = pdf.y
    pdf.need(high + 2 * padding)
    if (pdf.y < before) drawHead()
    drawRow(cells, high)
    pdf.rule(pdf.y)
  }
  pdf.y += 8
}
