import type { AttachmentSeed, FullText } from './types.ts'

/** One quantity that a model needs: name, unit, from where, and how exact. */
export type InputRow = readonly [zh: string, en: string, unit: string, sourceZh: string, sourceEn: string, accuracy: string]

/** The list of data that a solution needs, as a file that opens in any spreadsheet. */
export function inputList(slug: string, title: FullText, rows: readonly InputRow[]): AttachmentSeed {
  const head = ['数据', 'Data', '单位 Unit', '来源', 'Source', '精度 Accuracy']
  const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [head, ...rows].map((row) => row.map(cell).join(','))
  return {
    filename: `${slug}-inputs.csv`,
    title: { zh: `${title.zh}：数据清单`, en: `${title.en}: list of data` },
    text: {
      zh: `建模前要准备的${rows.length}项数据，各有单位、来源和精度`,
      en: `The ${rows.length} items of data to prepare, with unit, source and accuracy`,
    },
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    content: `\uFEFF${lines.join('\r\n')}\r\n`,
  }
}
