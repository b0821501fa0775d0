import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const latinFile = require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
const hanFolder = dirname(require.resolve('@fontsource/noto-sans-sc/package.json'))

/** Weights of text, as CSS counts them. */
const weights = { regular: 400, bold: 600 }
export type Weight = keyof typeof weights

/** Latin letters, digits and signs: what the brand's own family is asked for. */
const latin = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')
/** Marks of English: the Chinese family has them as wide as a Han character. */
export const latinMarks = '–—‘’“”…•'

/**
 * The families of documents and pictures: Instrument Sans, which is the site's, and Noto Sans SC, which has the simplified
 * characters of daily use (both OFL). As plain TrueType: a compressed one would be inflated for each glyph.
 */
async function readFonts(weight: Weight) {
  const wght = weights[weight]
  const [own, han] = await Promise.all([
    readFile(latinFile),
    readFile(join(hanFolder, `files/noto-sans-sc-chinese-simplified-${wght}-normal.woff`)),
  ])
  const [latinFont, hanFont] = await Promise.all([
    subsetFont(own, latin + latinMarks, { targetFormat: 'sfnt', variationAxes: { wght } }),
    convert(han, 'sfnt'),
  ])
  return { latin: latinFont, han: hanFont }
}

const read = new Map<Weight, ReturnType<typeof readFonts>>()

/** The files of a weight; read when the first document needs them. */
export function fontFiles(weight: Weight): ReturnType<typeof readFonts> {
  const known = read.get(weight) ?? readFonts(weight)
  read.set(weight, known)
  return known
}

/** The fonts of both weights, opened. */
export interface Fonts {
  regular: { latin: Font; han: Font }
  bold: { latin: Font; han: Font }
}

let opened: Promise<Fonts> | undefined
const open = async (weight: Weight) => {
  const { han, latin: own } = await fontFiles(weight)
  return { latin: create(own) as Font, han: create(han) as Font }
}

export function openFonts(): Promise<Fonts> {
  return (opened ??= Promise.all([open('regular'), open('bold')]).then(([regular, bold]) => ({ regular, bold })))
}
