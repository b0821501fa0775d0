/** Bidirectional and invisible marks, and control characters except tabs and line ends. */
const unseen = /[^\P{Cc}\t\n]|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** A text as it is stored. */
export const cleanText = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').replaceAll('\u00A0', ' ').toWellFormed().trim()
export const cleanLine = (text: string) => cleanText(text).replaceAll(/\s+/g, ' ')
