'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import './text-blocks.css'

function Begin({ empty, name }: { name: string; empty: { zh: string; en: string } }) {
  const value = useFormFields(([fields]) => fields[name]?.value)
  const { i18n } = useTranslation()
  const words = typeof value === 'string' ? value.trim() : ''
  return <span className="inline-block-words">{words || empty[i18n.language === 'zh' ? 'zh' : 'en']}</span>
}

/** A formula in a line of the editor: as it is written. */
export const FormulaLabel = () => <Begin name="source" empty={{ zh: '公式', en: 'Formula' }} />

/** A footnote in a line of the editor: how it begins. */
export const FootnoteLabel = () => <Begin name="text" empty={{ zh: '脚注', en: 'Footnote' }} />
