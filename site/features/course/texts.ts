import { asTexts } from '#site/messages/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { en } from './messages/en.ts'
import { zh } from './messages/zh.ts'

const texts = asTexts({ zh, en })

export type CourseTexts = (typeof texts)['zh']

/** The texts of courses and lessons, in the language of the page. */
export const useCourseTexts = (): CourseTexts => texts[useLanguage().locale]
