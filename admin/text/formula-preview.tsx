'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { createElement, Fragment, type ReactNode } from 'react'
import { foldMath } from '#domain/text/fold-math.ts'
import { type MathPiece, readFormula } from '#domain/text/formula.ts'
import { sayFault } from './formula-words.ts'
import './text-blocks.css'

const draw = (pieces: readonly MathPiece[]): ReactNode[] =>
  foldMath<ReactNode>(pieces, ({ attributes: { class: className, ...attributes } = {}, tag, text }, inside) =>
    tag === undefined ? text : createElement(tag, { ...attributes, className }, ...inside),
  )

/** The formula as readers will see it, while it is written; or why there is none. */
export function FormulaPreview({ isBlock }: { isBlock: boolean }) {
  const source = useFormFields(([fields]) => fields.source?.value)
  const { i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const read = readFormula(typeof source === 'string' ? source.trim() : '', isBlock)
  const isFault = 'fault' in read
  return (
    <div className={`formula-preview${isFault && read.fault.kind !== 'empty' ? ' formula-preview--wrong' : ''}`}>
      <div role="status">
        {isFault ? sayFault(read.fault, language) : createElement(Fragment, {}, ...draw(read.pieces))}
      </div>
      {isFault && read.fault.kind !== 'empty' && (
        <p>{language === 'zh' ? '页面上会显示源码。' : 'The page will show the source instead.'}</p>
      )}
    </div>
  )
}
