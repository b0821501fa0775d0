import type { Locale } from '#lib/locale.ts'
import { type Fonts, fontFiles, openFonts, type Weight } from '#server/pictures/fonts.ts'
import { breakLines, measure, splitRuns } from '#server/pictures/typeset.ts'

/** How text is set: size in points. */
export interface TextLook {
  size: number
  weight?: Weight
  colour?: string
  /** Height of a line, as a share of the size. */
  leading?: number
}

export const colours = { text: '#181f2e', mute: '#585e69', brass: '#876125', hair: '#dad7d0', wash: '#f4f1ec' }

const weights: Weight[] = ['regular', 'bold']

/** A sheet of A4 that is written from top to bottom, with Chinese and Latin letters from a family each. */
export class PdfText {
  readonly document: PDFKit.PDFDocument
  readonly margin = 48
  /** Where the next thing stands, in points from the top. */
  y = this.margin
  private readonly fonts: Fonts
  private readonly locale: Locale

  private constructor(document: PDFKit.PDFDocument, fonts: Fonts, locale: Locale) {
    this.document = document
    this.fonts = fonts
    this.locale = locale
  }

  /** @param info what readers of the file show as its title and author */
  static async open(locale: Locale, lang: string, info: PDFKit.DocumentInfo): Promise<PdfText> {
    // Loaded with the first sheet, as the fonts are.
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

  /** Height below which the foot of the page begins. */
  get end(): number {
    return this.document.page.height - this.margin - 36
  }

  private style({ size, weight = 'regular' }: TextLook) {
    return { size, weight, locale: this.locale, fonts: this.fonts }
  }

  lines(text: string, look: TextLook, width: number): string[] {
    return breakLines(text, this.style(look), { width, most: 200 })
  }

  /** How high a text is in a column. */
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
        // Both families stand on one line, whatever their own heights.
        .text(run, x + at, y + size, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** A text in a column; gives the height that it took. */
  column(text: string, look: TextLook, { width, x, y }: { width: number; x: number; y: number }): number {
    const step = look.size * (look.leading ?? 1.5)
    for (const [index, each] of this.lines(text, look, width).entries()) this.line(each, look, x, y + index * step)
    return this.height(text, look, width)
  }

  /** A text over the whole width, below what stands there. */
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

  /** Goes to a new page when there is no room for so much. */
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
