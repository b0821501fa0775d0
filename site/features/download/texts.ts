import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type DownloadTexts = (typeof texts)['zh']

/** The texts of the download pages, in the language of the page. */
export const useDownloadTexts = (): DownloadTexts => texts[useLanguage().locale]
