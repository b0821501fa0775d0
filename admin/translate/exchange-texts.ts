import type { Outcome } from '#content/translate/exchange.ts'
import type { FileProblem } from '#domain/translate/exchange.ts'
import type { Locale } from '#lib/locale.ts'

interface ExchangeTexts {
  title: string
  lead: string
  /** What is downloaded: the form of the file, and the direction. */
  download: (form: 'XLIFF' | 'CSV', direction: string) => string
  file: string
  check: string
  checking: string
  saving: string
  /** What would be saved, before anything is. */
  would: (texts: number, records: number) => string
  nothing: string
  go: (texts: number) => string
  done: (texts: number) => string
  outcomes: Record<Outcome, string>
  more: (count: number) => string
  problems: Record<FileProblem, (line: string) => string>
  tooLong: string
  failed: string
}

export const exchangeTexts: Record<Locale, ExchangeTexts> = {
  zh: {
    title: '交给翻译公司',
    lead: '下载上面筛选出来的内容，译好以后再传回来。传回的译文存为草稿；这期间改过的内容保持不变，并逐条列出。',
    download: (form, direction) => `下载${form}：${direction}`,
    file: '译好的文件（XLIFF 2或CSV）',
    check: '检查',
    checking: '正在检查，还没有改动任何内容……',
    saving: '正在保存……',
    would: (texts, records) => `可以存入${texts}段译文，涉及${records}条内容。还没有改动任何内容。`,
    nothing: '文件里没有新的译文，不需要保存。',
    go: (texts) => `把${texts}段译文存为草稿`,
    done: (texts) => `已把${texts}段译文存为草稿。`,
    outcomes: {
      saved: '可以存入',
      same: '与现有译文相同',
      empty: '没有译文',
      sourceChanged: '导出以后原文改过，没有存入',
      translated: '导出以后译文改过，没有存入',
      codes: '标记不对，没有存入',
      refused: '没有存入',
      gone: '这条内容已不存在，或不能这样翻译',
    },
    more: (count) => `另有${count}条。`,
    problems: {
      broken: (line) => `文件不完整，读不下去${line && `（第${line}行）`}。没有改动任何内容。`,
      declaration: () => '文件里有DTD声明，这里不读取。没有改动任何内容。',
      version: () => '只能读取XLIFF 2.0至2.2。没有改动任何内容。',
      foreign: () => '这不是从这里导出的文件。没有改动任何内容。',
      language: () => '文件的语言方向不对：应当是中译英或英译中。没有改动任何内容。',
      empty: () => '文件里没有译文。没有改动任何内容。',
    },
    tooLong: '文件超过100 MB。请按类型分几次导出。',
    failed: '没有成功，请稍后再试。已经存入的译文不受影响。',
  },
  en: {
    title: 'Send out for translation',
    lead: 'Download what is listed above, and bring it back translated. Translations that come back are saved as drafts; what has changed in the meantime stays as it is and is listed.',
    download: (form, direction) => `Download ${form}: ${direction}`,
    file: 'Translated file (XLIFF 2 or CSV)',
    check: 'Check',
    checking: 'Checking; nothing has been changed yet …',
    saving: 'Saving …',
    would: (texts, records) =>
      `${texts} ${texts === 1 ? 'text' : 'texts'} of ${records} ${records === 1 ? 'record' : 'records'} can be saved. Nothing has been changed yet.`,
    nothing: 'The file has no new translation. There is nothing to save.',
    go: (texts) => `Save ${texts} ${texts === 1 ? 'text' : 'texts'} as drafts`,
    done: (texts) => `${texts} ${texts === 1 ? 'text' : 'texts'} saved as drafts.`,
    outcomes: {
      saved: 'Can be saved',
      same: 'The same as the translation here',
      empty: 'Not translated',
      sourceChanged: 'Not saved: the source has changed since the export',
      translated: 'Not saved: the translation has changed since the export',
      codes: 'Not saved: wrong tags',
      refused: 'Not saved',
      gone: 'Not here any more, or not translated this way',
    },
    more: (count) => `And ${count} more.`,
    problems: {
      broken: (line) => `The file is incomplete and cannot be read${line && ` (line ${line})`}. Nothing was changed.`,
      declaration: () => 'The file has a DTD, which is not read here. Nothing was changed.',
      version: () => 'Only XLIFF 2.0 to 2.2 can be read. Nothing was changed.',
      foreign: () => 'This file was not exported here. Nothing was changed.',
      language: () => 'The file is for another pair of languages than Chinese and English. Nothing was changed.',
      empty: () => 'The file has no translations. Nothing was changed.',
    },
    tooLong: 'The file is larger than 100 MB. Export it in parts, kind by kind.',
    failed: 'That did not work. Try again in a while. What was saved stays saved.',
  },
}
