const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The characters of each file that is cut from the Latin font, by the file's name. */
export const fontCuts = {
  /** Every page has these. */
  'instrument-sans-core': `${letters.toUpperCase()}${letters}0123456789 %()+,-./:`,
  /** Most pages have some of these. */
  'instrument-sans-signs': '!"#$&\'*;<=>?@[\\]_|\u00a0©®°·×ÄÉÖÜßàäèéöü–—‘’“”•…€™−',
}
