const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The characters of each file that is cut from the Latin font, by the file's name. */
export const fontCuts = {
  /** Nearly every page does with these. */
  'instrument-sans-core': `${letters.toUpperCase()}${letters}0123456789 "%&'()+,-./:;=?@_\u00a0©°·×ßü–—‘’“”•…−`,
  /** Few pages have some of these. */
  'instrument-sans-signs': '!#$*<>[\\]|®ÄÉÖÜàäèéö€™',
}
