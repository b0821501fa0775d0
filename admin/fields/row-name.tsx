'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { RowTitle } from '#content/fields/row-names.ts'
import type { Locale } from '#lib/locale.ts'
import './row-name.css'
import { readRowText } from '#content/fields/row-texts.ts'
import { useOpenNewRow } from './use-open-new-row.ts'

const words = {
  zh: { unnamed: (number: number) => `第${number}行`, from: { zh: '中文', en: '英文' } },
  en: { unnamed: (number: number) => `Row ${number}`, from: { zh: 'Chinese', en: 'English' } },
} as const

interface RowNameProps {
  title?: RowTitle
  titles?: Record<string, string>
  /** What the row is called in the other language, while it has no name in this one. */
  elsewhere?: { locale: Locale; text: string }
}

/** The name in the head of a row; it follows what is typed. */
export function RowName({ elsewhere, title, titles = {} }: RowNameProps) {
  useOpenNewRow()
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const own = title && readRowText(data, title, { language, titles })
  const number = rowNumber + 1
  if (own === undefined && elsewhere === undefined)
    return <span className="row-name row-name--unnamed">{words[language].unnamed(number)}</span>
  return (
    <span className="row-name">
      <span className="row-name__number">{number}</span>
      <span className="row-name__text">{own ?? elsewhere?.text}</span>
      {own === undefined && elsewhere && (
        <span className="row-name__language">{words[language].from[elsewhere.locale]}</span>
      )}
    </span>
  )
}
