import sharp from 'sharp'
import type { Locale } from '#lib/locale.ts'
import { previewSize } from '#site/runtime/metadata/preview-address.ts'
import { type CompanyMark, drawMark, readArmillary } from './brand-mark.ts'
import { type Fonts, openFonts } from './fonts.ts'
import { breakLines, drawLine, measure, type TextStyle } from './typeset.ts'

/** The texts of a preview. */
export interface PreviewWords {
  title: string
  description: string
  siteName: string
  /** Host of the site, where the link leads. */
  host: string
  locale: Locale
  mark: CompanyMark
}

const { height, width } = previewSize
const margin = 80
const textWidth = 800

/** The largest size at which the title has three lines or fewer. */
function fitTitle(title: string, locale: Locale, fonts: Fonts): { lines: string[]; style: TextStyle } {
  const styles = [68, 60, 52, 46].map((size): TextStyle => ({ size, weight: 'bold', locale, fonts }))
  const set = (style: TextStyle, most: number) => breakLines(title, style, { most, width: textWidth })
  const style = styles.find((each) => set(each, 9).length <= 3) ?? { size: 46, weight: 'bold', locale, fonts }
  return { style, lines: set(style, 3) }
}

function drawWords({ description, host, locale, mark, siteName, title }: PreviewWords, fonts: Fonts): string {
  const { colours, kind } = mark
  const name: TextStyle = { size: 34, weight: 'bold', locale, fonts }
  const small: TextStyle = { size: 26, weight: 'regular', locale, fonts }
  const { lines, style } = fitTitle(title, locale, fonts)
  const lead: TextStyle = { size: 29, weight: 'regular', locale, fonts }
  const step = style.size * 1.28
  const top = 180 + style.size * 0.8
  const below = top + step * (lines.length - 1) + 68
  const room = Math.floor((height - 116 - below) / 44) + 1
  const about = breakLines(description, lead, { most: Math.min(3, room), width: textWidth })
  const at = { x: margin, fill: colours.text }
  return [
    drawLine(siteName, name, { ...at, x: kind === 'letter' ? margin : margin + 72, y: 112 }),
    ...lines.map((line, index) => drawLine(line, style, { ...at, y: top + step * index })),
    ...about.map((line, index) => drawLine(line, lead, { x: margin, y: below + 44 * index, fill: colours.mute })),
    `<rect x="${margin}" y="${height - 92}" width="${width - 2 * margin}" height="1" fill="${colours.mark}" opacity=".5"/>`,
    drawLine(host, small, { x: width - margin - measure(host, small), y: height - 46, fill: colours.mark }),
  ].join('')
}

/** The sphere beside the name, and large and faint beside the title. */
async function drawArmillary({ colours }: CompanyMark): Promise<string> {
  const mark = (await readArmillary()).replace(/^<svg[^>]*>/, '').replace('</svg>', '')
  const draw = (x: number, y: number, scale: number, opacity: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colours.mark}" stroke-width="${1.5 / Math.sqrt(scale)}" opacity="${opacity}">${mark.replaceAll(' vector-effect="non-scaling-stroke"', '')}</g>`
  return draw(1080, 250, 17, 0.36) + draw(margin + 26, 100, 1.75, 1)
}

/** A drawing of the company's beside its name; one for light grounds alone stands on a tile of its own. */
async function drawOwn(mark: CompanyMark): Promise<string> {
  const tile =
    mark.own?.dark === undefined
      ? `<rect x="${margin - 6}" y="68" width="64" height="64" rx="8" fill="${mark.colours.text}"/>`
      : ''
  const png = await drawMark(mark, 156, 'dark')
  return `${tile}<image x="${margin}" y="74" width="52" height="52" href="data:image/png;base64,${png.toString('base64')}"/>`
}

/** The link preview of a page: site, title, and the mark. */
export async function drawPreview(words: PreviewWords): Promise<Buffer> {
  const { colours, kind } = words.mark
  const drawn = kind === 'armillary' ? await drawArmillary(words.mark) : kind === 'own' ? await drawOwn(words.mark) : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours.ink}"/>${drawn}${drawWords(words, await openFonts())}</svg>`
  // Flat colours: a palette is a quarter of the bytes.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 96, compressionLevel: 9 }).toBuffer()
}
