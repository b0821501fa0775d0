'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { AdminText } from '#content/fields/labels.ts'
import { cardKinds, cardKindNames } from '#domain/site/card-kinds.ts'
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

/** What cards are of, as long as they have no heading of their own. */
function cardWords(data: Record<string, unknown> | undefined): AdminText | undefined {
  const kind = cardKinds.find((each) => each === data?.kind)
  return kind && cardKindNames[kind]
}

/** The head of a block: which kind it is, and how it begins; it follows what is typed. */
export function BlockLabel({ kind }: { kind: AdminText }) {
  useOpenNewRow()
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const own = ownWords(data) ?? cardWords(data)?.[language]
  return (
    <span className="row-name">
      <span className="row-name__number">{rowNumber + 1}</span>
      <span className="row-name__language">{kind[language]}</span>
      {own !== undefined && <span className="row-name__text">{own}</span>}
    </span>
  )
}
