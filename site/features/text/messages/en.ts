import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  callouts: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  code: 'Code',
  formula: 'Formula',
  notes: 'Footnotes',
  note: 'Footnote {number}',
  back: 'Back to footnote {number} in the text',
}
