import { languageTags, listGap, type Locale } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { writeDay } from '#lib/moment.ts'
import { type Quantity, writeFigures, writeQuantity } from '#site/features/product/write-quantity.ts'
import type { ProductTexts } from '#site/features/product/texts.ts'
import { type CompanyMark, drawMark, readArmillary } from '#server/pictures/brand-mark.ts'
import { drawTable } from './draw-table.ts'
import { colours, PdfText, type TextLook } from './pdf-text.ts'

type Machine = CallOutput<'machine/detail'>

export interface DataSheet {
  machine: Machine
  site: CallOutput<'base/site'>
  mark: CompanyMark
  locale: Locale
  /** The machine's page. */
  address: string
  words: ProductTexts
}

const small: TextLook = { size: 8, colour: colours.mute, leading: 1.45 }
const body: TextLook = { size: 9.5, leading: 1.6 }
const cell: TextLook = { size: 9, leading: 1.45 }

/** The sphere as paths of its one drawing. */
async function drawArmillary({ document }: PdfText, x: number, y: number, side: number): Promise<void> {
  const svg = await readArmillary()
  document.save().translate(x + side / 2, y + side / 2)
  document
    .scale(side / 32, -side / 32)
    .lineWidth(1.5)
    .strokeColor('#b98f3a')
  document.circle(0, 0, 14).stroke()
  for (const [, turn, flat] of svg.matchAll(/rotate\(([-\d.]+)\) scale\(1 ([-\d.]+)\)/g)) {
    document.save().rotate(Number(turn))
    document
      .ellipse(0, 0, 14, 14 * Math.abs(Number(flat)))
      .lineWidth(1)
      .stroke()
    document.restore()
  }
  document.circle(0, 0, 3).fill('#e0a83c')
  document.restore()
}

/** The mark at the left of the head. @returns the room that it takes */
async function drawOwnMark(pdf: PdfText, mark: CompanyMark): Promise<number> {
  if (mark.kind === 'letter') return 0
  if (mark.kind === 'armillary') await drawArmillary(pdf, pdf.margin, pdf.y, 20)
  else pdf.document.image(await drawMark(mark, 120, 'any'), pdf.margin, pdf.y, { width: 20, height: 20 })
  return 27
}

async function drawHead(pdf: PdfText, { machine, mark, site, words }: DataSheet): Promise<void> {
  const { margin, width } = pdf
  const room = await drawOwnMark(pdf, mark)
  pdf.line(site.name, { size: 11, weight: 'bold' }, margin + room, pdf.y + 3)
  const kind = [words.dataSheet, machine.dataSheet?.number].filter(Boolean).join(' ')
  const look = { ...small, size: 9 }
  pdf.line(kind, look, margin + width - pdf.measure(kind, look), pdf.y + 4)
  pdf.y += 30
  pdf.rule(pdf.y, colours.brass)
  pdf.y += 22
  pdf.paragraph(machine.class?.title ?? '', { size: 9, colour: colours.brass }, 2)
  pdf.paragraph(machine.title, { size: 23, weight: 'bold', leading: 1.3 }, 4)
  pdf.paragraph(machine.tagline, { size: 12, colour: colours.mute }, 8)
  pdf.paragraph(machine.summary, body, 4)
  pdf.paragraph(machine.purpose, body, 12)
}

function drawKeyFigures(pdf: PdfText, keyData: Quantity[], words: ProductTexts): void {
  if (keyData.length === 0) return
  const gap = 18
  const width = (pdf.width - gap * (keyData.length - 1)) / keyData.length
  const high = Math.max(...keyData.map(({ condition }) => pdf.height(condition, small, width)))
  pdf.need(72 + high)
  for (const [index, each] of keyData.entries()) {
    const x = pdf.margin + index * (width + gap)
    pdf.rule(pdf.y, colours.hair, x, width)
    const number: TextLook = { size: 22, weight: 'bold' }
    const figures = writeFigures(each, words)
    pdf.line(figures, number, x, pdf.y + 8)
    pdf.line(each.unit, { size: 11, colour: colours.brass }, x + pdf.measure(figures, number) + 5, pdf.y + 18)
    pdf.line(each.title, { ...cell, weight: 'bold' }, x, pdf.y + 38)
    pdf.column(each.condition, small, { x, y: pdf.y + 53, width })
  }
  pdf.y += 66 + high
}

function drawHeading(pdf: PdfText, title: string): void {
  pdf.need(70)
  pdf.y += 8
  pdf.paragraph(title, { size: 13, weight: 'bold' }, 6)
}

function drawSpecification(pdf: PdfText, { machine, words }: DataSheet): void {
  if (machine.specifications.length === 0) return
  drawHeading(pdf, words.specification)
  for (const { rows, title } of machine.specifications)
    drawTable(pdf, {
      heads: [title, '', ''],
      shares: [0.28, 0.3, 0.42],
      rows: rows.map((row) => [row.title, writeQuantity(row, words), row.condition]),
      looks: [cell, { ...cell, weight: 'bold' }, small],
    })
}

function drawTables(pdf: PdfText, { machine, words }: DataSheet): void {
  if (machine.signals.length > 0) {
    drawHeading(pdf, words.signals)
    drawTable(pdf, {
      heads: [words.signal, words.signalChannels, words.direction, words.level, words.rate],
      shares: [0.28, 0.11, 0.13, 0.26, 0.22],
      rows: machine.signals.map(({ channels, direction, level, rate, title }) => [
        title,
        String(channels),
        words.directions[direction],
        level,
        rate || '–',
      ]),
      looks: [cell],
    })
  }
  if (machine.certificates.length > 0) {
    drawHeading(pdf, words.certificates)
    drawTable(pdf, {
      heads: [words.certificate, words.number, words.date, words.issuer],
      shares: [0.36, 0.22, 0.16, 0.26],
      rows: machine.certificates.map(({ date, issuer, number, title }) => [
        title,
        number,
        writeDay(date, 'iso'),
        issuer || '–',
      ]),
      looks: [cell],
    })
  }
}

function drawTexts(pdf: PdfText, { locale, machine, words }: DataSheet): void {
  const software = [machine.software, machine.products.map(({ title }) => title).join(listGap[locale])]
  for (const [title, texts] of [
    [words.software, software],
    [words.warranty, [machine.warranty]],
  ] as const) {
    const said = texts.filter((text) => text !== '')
    if (said.length === 0) continue
    drawHeading(pdf, title)
    for (const text of said) pdf.paragraph(text, body, 3)
  }
}

/** Draws the footer of every page, once the number of pages is known. */
function drawFeet(pdf: PdfText, { address, locale, machine, site, words }: DataSheet): void {
  const { count } = pdf.document.bufferedPageRange()
  const lines = [
    [site.name, site.email, site.phone].filter(Boolean).join(' · '),
    address,
    words.dataSheetMade({ day: writeDay(machine.updatedAt, locale) }),
  ]
  for (let page = 0; page < count; page += 1) {
    pdf.document.switchToPage(page)
    const y = pdf.end + 12
    pdf.rule(y - 4)
    for (const [index, text] of lines.entries()) pdf.line(text, small, pdf.margin, y + 11 * index)
    const place = words.dataSheetPage({ page: page + 1, all: count })
    pdf.line(place, small, pdf.margin + pdf.width - pdf.measure(place, small), y)
  }
}

/** The data sheet of a machine as PDF, from its record: text that can be searched and copied. */
export async function drawDataSheet(sheet: DataSheet): Promise<Buffer> {
  const { locale, machine, site, words } = sheet
  const pdf = await PdfText.open(locale, languageTags[locale], {
    Title: `${machine.title} · ${words.dataSheet}`,
    Author: site.name,
    Subject: machine.summary,
    // Makes the file reproducible: the same record gives the same bytes.
    CreationDate: new Date(machine.updatedAt),
    ModDate: new Date(machine.updatedAt),
  })
  await drawHead(pdf, sheet)
  drawKeyFigures(pdf, machine.keyData, words)
  drawSpecification(pdf, sheet)
  drawTables(pdf, sheet)
  drawTexts(pdf, sheet)
  drawFeet(pdf, sheet)
  return pdf.bytes()
}
