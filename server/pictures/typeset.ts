import type { Locale } from '#lib/locale.ts'
import { type Fonts, latinPunctuation, type Weight } from './fonts.ts'

export interface TextStyle {
  /** Size in pixels. */
  size: number
  weight: Weight
  locale: Locale
  fonts: Fonts
}

interface Shape {
  /** Outline in font units, y upwards. */
  outline: string
  /** Advance width, as a fraction of the size. */
  advance: number
  scale: number
}

/** The family for a character: the brand's where it has the glyph, except for Chinese punctuation. */
function familyOf(character: string, { fonts, locale, weight }: TextStyle): 'latin' | 'han' {
  const code = character.codePointAt(0) ?? 0
  const isLatinOne = code < 0x250 || (locale === 'en' && latinPunctuation.includes(character))
  return isLatinOne && fonts[weight].latin.hasGlyphForCodePoint(code) ? 'latin' : 'han'
}

const shapes = new Map<string, Shape>()

/** A character's glyph, cached: titles use few characters many times. */
function shapeOf(character: string, style: TextStyle): Shape {
  const { fonts, locale, weight } = style
  const key = `${locale} ${weight} ${character}`
  const known = shapes.get(key)
  if (known !== undefined) return known
  const font = fonts[weight][familyOf(character, style)]
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  const scale = 1 / font.unitsPerEm
  const shape = { outline: glyph.path.toSVG(), advance: glyph.advanceWidth * scale, scale }
  shapes.set(key, shape)
  return shape
}

const isHan = (character: string | undefined) => character !== undefined && /\p{Script=Han}/u.test(character)
const isLatin = (character: string | undefined) => character !== undefined && /[\p{Script=Latin}\d]/u.test(character)
/** The gap between Chinese and Latin letters, as a fraction of the size (CSS `text-autospace`). */
const gap = 1 / 8

/** The characters of a line with their positions, as fractions of the size, and where the line ends. */
function place(text: string, style: TextStyle): { placed: (Shape & { at: number })[]; end: number } {
  let end = 0
  let before: string | undefined
  const placed = Array.from(text, (character) => {
    const isGap = (isHan(before) && isLatin(character)) || (isLatin(before) && isHan(character))
    const shape = shapeOf(character, style)
    const at = end + (isGap ? gap : 0)
    end = at + shape.advance
    before = character
    return { ...shape, at }
  })
  return { placed, end }
}

/** A run of a line in one family. */
export interface Run {
  run: string
  family: 'latin' | 'han'
  /** Start, in pixels from the start of the line. */
  at: number
}

/** The runs of a line, each with its family. */
export function splitRuns(text: string, style: TextStyle): Run[] {
  const { placed } = place(text, style)
  return Array.from(text).reduce<Run[]>((runs, character, index) => {
    const family = familyOf(character, style)
    const last = runs.at(-1)
    if (last?.family === family) last.run += character
    else runs.push({ run: character, family, at: (placed[index]?.at ?? 0) * style.size })
    return runs
  }, [])
}

/** How wide a line is, in pixels. */
export const measure = (text: string, style: TextStyle): number => place(text, style).end * style.size

/** A line as SVG outlines, which need no installed fonts. @param y of the baseline */
export function drawLine(text: string, style: TextStyle, { fill, x, y }: { fill: string; x: number; y: number }) {
  const glyphs = place(text, style).placed.map(({ at, outline, scale }) => {
    const size = (scale * style.size).toFixed(5)
    return `<path transform="translate(${(x + at * style.size).toFixed(2)} ${y}) scale(${size} -${size})" d="${outline}"/>`
  })
  return `<g fill="${fill}">${glyphs.join('')}</g>`
}

/** Words of a text with the punctuation that may not begin a line; ICU's dictionary segments Chinese. */
function wordsOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return Array.from(segments).reduce<string[]>((words, { segment }) => {
    const last = words.at(-1)
    const isBound = last !== undefined && (/^[^\p{L}\p{N}\s（“《(]/u.test(segment) || /[-–/（“《(.·]$/u.test(last))
    if (isBound && !/\s$/.test(last)) words[words.length - 1] += segment
    else if (/^\s+$/.test(segment) && last !== undefined) words[words.length - 1] += ' '
    else words.push(segment)
    return words
  }, [])
}

/**
 * Breaks a text into lines.
 * @param width of a line, in pixels
 * @param most lines; the rest is cut with an ellipsis
 */
export function breakLines(text: string, style: TextStyle, { most, width }: { most: number; width: number }) {
  const fits = (line: string) => measure(line.trimEnd(), style) <= width
  const lines = ['']
  for (const word of wordsOf(text.trim(), style.locale)) {
    const longer = (lines.at(-1) ?? '') + word
    if (fits(longer) || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines.map((line) => line.trimEnd())
  const kept = lines.slice(0, most).map((line) => line.trimEnd())
  let last = kept[most - 1] ?? ''
  while (last !== '' && !fits(`${last}…`)) last = last.replace(/.$/u, '').trimEnd()
  return [...kept.slice(0, -1), `${last.replace(/[\p{P}\s]+$/u, '')}…`]
}
