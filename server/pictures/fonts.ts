import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import { readWoff } from './read-woff.ts'

const require = createRequire(import.meta.url)
const latinFolder = dirname(require.resolve('@fontsource/instrument-sans/package.json'))
const hanFolder = dirname(require.resolve('@fontsource/noto-sans-sc/package.json'))

/** Font weights, as in CSS. */
const weights = { regular: 400, bold: 600 }
export type Weight = keyof typeof weights

/** English punctuation that the Chinese family draws as wide as a Han character. */
export const latinPunctuation = '–—‘’“”…•'

/**
 * The fonts of documents and images: Instrument Sans, as on the site, and Noto Sans SC with the common simplified
 * characters (both OFL).
 */
async function readFonts(weight: Weight) {
  const [latin, han] = await Promise.all([
    readFile(join(latinFolder, `files/instrument-sans-latin-${weights[weight]}-normal.woff`)),
    readFile(join(hanFolder, `files/noto-sans-sc-chinese-simplified-${weights[weight]}-normal.woff`)),
  ])
  return { latin: readWoff(latin), han: readWoff(han) }
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
  // Loaded with the first image: most processes run for hours before one is requested.
  const [{ create }, { han, latin: own }] = await Promise.all([import('fontkit'), fontFiles(weight)])
  return { latin: create(own) as Font, han: create(han) as Font }
}

export function openFonts(): Promise<Fonts> {
  return (opened ??= Promise.all([open('regular'), open('bold')]).then(([regular, bold]) => ({ regular, bold })))
}
