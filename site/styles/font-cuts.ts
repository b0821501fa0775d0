const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The characters of each file that is cut from a Latin font, by the end of the file's name. */
export const fontCuts = {
  /** Nearly every page does with these. */
  core: `${letters.toUpperCase()}${letters}0123456789 "%&'()+,-./:;=?@_\u00a0©°·×ßü–—‘’“”•…−`,
  /** Few pages have some of these. */
  signs: '!#$*<>[\\]|®ÄÉÖÜàäèéö€™',
}

/** A Latin family that is cut, by the name of its package. */
interface Family {
  name: string
  /** Most bytes of the first file. */
  most: number
  /** Whether it loses the weights that we do not set: fewer bytes in most families. */
  isNarrowed?: boolean
  /** The Chinese family that goes with it, where it is not the usual one. */
  han?: string
}

/** Ten packets of 1,460 bytes, less the headers of an answer (decision 0023). */
const firstFlight = 14_600 - 700
/** The families that a company may choose cost it up to two packets more. */
const chosen = 17_000

const song = `'Songti SC', 'STSong', 'Source Han Serif SC', 'Noto Serif CJK SC', 'SimSun'`

/** All families: ours, which type.css names, and those of domain/brand/brand.ts. */
export const families = {
  'instrument-sans': { name: 'Instrument Sans', most: firstFlight },
  inter: { name: 'Inter', most: chosen, isNarrowed: true },
  'ibm-plex-sans': { name: 'IBM Plex Sans', most: chosen, isNarrowed: true },
  manrope: { name: 'Manrope', most: chosen, isNarrowed: true },
  outfit: { name: 'Outfit', most: chosen },
  'source-serif-4': { name: 'Source Serif 4', most: chosen, isNarrowed: true, han: song },
} satisfies Record<string, Family>
