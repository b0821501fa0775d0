import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type SitemapTexts = (typeof texts)['zh']

/** The texts of the map of the site, in the language of the page. */
export const useSitemapTexts = (): SitemapTexts => texts[useLanguage().locale]
