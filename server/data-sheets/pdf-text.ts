import type { Locale } from '#lib/locale.ts'
import { type Fonts, fontFiles, openFonts, type Weight } from '#server/pictures/fonts.ts'
import { breakLines, measure, splitRuns } from '#server/pictures/typeset.ts'

/** A text style; sizes in points. */
export interface TextLook {
  size: number
  weight?: Weight
  colour?: string
  /** Line height, as a fraction of the size. */
  leading?: number
}

export const colours = { text: '#181f2e', mute: '#585e69', brass: '#876125', hair: '#dad7d0', wash: '#f4f1ec' }

const weights: Weight[] = ['regular', 'bold']

/** An A4 document that is written from top to bottom, with one font family for Chinese and one for Latin. */
export class PdfText {
  readonly document: PDFKit.PDFDocument
  readonly margin = 48
  /** Current position, in points from the top. */
  y = this.margin
  private readonly fonts: Fonts
  private readonly locale: Locale

  private constructor(document: PDFKit.PDFDocument, fonts: Fonts, locale: Locale) {
    this.document = document
    this.fonts = fonts
    this.locale = locale
  }

  /** @param info title and author, as PDF readers show them */
  static async open(locale: Locale, lang: string, info: PDFKit.DocumentInfo): Promise<PdfText> {
    // Loaded with the first data sheet, as the fonts are.
    const { default: Pdf } = await import('pdfkit')
    const document = new Pdf({ size: 'A4', margin: 0, bufferPages: true, lang, displayTitle: true, info })
    for (const weight of weights) {
      const { han, latin } = await fontFiles(weight)
      document.registerFont(`han-${weight}`, han).registerFont(`latin-${weight}`, latin)
    }
    return new PdfText(document, await openFonts(), locale)
  }

  /** Width between the margins. */
  get width(): number {
    return this.document.page.width - 2 * this.margin
  }

  /** Where the footer begins. */
  get end(): number {
    return this.document.page.height - this.margin - 36
  }

  private style({ size, weight = 'regular' }: TextLook) {
    return { size, weight, locale: this.locale, fonts: this.fonts }
  }

  lines(text: string, look: TextLook, width: number): string[] {
    return breakLines(text, this.style(look), { width, most: 200 })
  }

  /** Height of a text in a column. */
  height(text: string, look: TextLook, width: number): number {
    return text === '' ? 0 : this.lines(text, look, width).length * look.size * (look.leading ?? 1.5)
  }

  measure(text: string, look: TextLook): number {
    return measure(text, this.style(look))
  }

  /** One line. @param y of its top */
  line(text: string, look: TextLook, x: number, y: number): void {
    const { colour = colours.text, size, weight = 'regular' } = look
    this.document.fillColor(colour).fontSize(size)
    for (const { at, family, run } of splitRuns(text, this.style(look)))
      this.document
        .font(`${family}-${weight}`)
        // Aligns both families on one baseline.
        .text(run, x + at, y + size, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Writes a text into a column. @returns its height */
  column(text: string, look: TextLook, { width, x, y }: { width: number; x: number; y: number }): number {
    const step = look.size * (look.leading ?? 1.5)
    for (const [index, each] of this.lines(text, look, width).entries()) this.line(each, look, x, y + index * step)
    return this.height(text, look, width)
  }

  /** Writes a text across the full width, below the current position. */
  paragraph(text: string, look: TextLook, after = 6): void {
    if (text === '') return
    this.need(this.height(text, look, this.width))
    this.y += this.column(text, look, { x: this.margin, y: this.y, width: this.width }) + after
  }

  rule(y: number, colour = colours.hair, from = this.margin, width = this.width): void {
    this.document
      .moveTo(from, y)
      .lineTo(from + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()
  }

  /** Starts a new page when there isn't this much room. */
  need(height: number): void {
    if (this.y + height <= this.end) return
    this.document.addPage()
    this.y = this.margin
  }

  /** The finished file. */
  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise<void>((resolve, reject) => {
      this.document.once('end', resolve)
      this.document.once('error', reject)
    })
    this.document.end()
    await ended
    return Buffer.concat(chunks)
  }
}
