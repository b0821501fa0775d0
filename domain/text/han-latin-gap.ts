const gap = /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%+°])(?=\p{Script=Han})/gu

/**
 * A text with a space between Han and Latin or digits: "Cookie设置" becomes "Cookie 设置". For outputs that no style sheet
 * reaches (titles, link previews, feeds, mails, PDFs); pages have `text-autospace`, and texts are stored without spaces.
 */
export const gapHanLatin = (text: string): string => text.replaceAll(gap, ' ')
