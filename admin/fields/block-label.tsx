'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { AdminText } from '#content/fields/labels.ts'
import { useOpenNewRow } from './use-open-new-row.ts'
import './row-name.css'

/** Fields by whose words a block is told from others of its kind, the surest first. */
const naming = ['title', 'text', 'caption', 'cells']

function ownWords(data: Record<string, unknown> | undefined): string | undefined {
  const texts = naming.map((name) => data?.[name])
  return texts
    .find((text): text is string => typeof text === 'string' && text.trim() !== '')
    ?.trim()
    .split('\n')[0]
}

/** The head of a block: which kind it is, and how it begins; it follows what is typed. */
export function BlockLabel({ kind }: { kind: AdminText }) {
  useOpenNewRow()
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const own = ownWords(data)
  return (
    <span className="row-name">
      <span className="row-name__number">{rowNumber + 1}</span>
      <span className="row-name__language">{kind[i18n.language === 'zh' ? 'zh' : 'en']}</span>
      {own !== undefined && <span className="row-name__text">{own}</span>}
    </span>
  )
}
