'use client'

import { useDocumentInfo, useForm, useFormModified, useRowLabel } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * Opens a row that was just added. The server folds the rows of a form whose state it does not know (payload 3.90,
 * `isRowCollapsed`), one that somebody has begun to write in as well. Its name comes with the same answer.
 */
export function useOpenNewRow(): void {
  const { path } = useRowLabel()
  const isModified = useFormModified()
  const { dispatchFields, getFields } = useForm()
  const { initialState } = useDocumentInfo()
  const openNew = useEffectEvent(() => {
    const [, list = '', place] = /^(.*)\.(\d+)$/.exec(path) ?? []
    const rows = getFields()[list]?.rows
    const added = rows?.[Number(place)]
    // The rows with which a form was opened stay folded; it may have saved itself since.
    const isKnown = initialState?.[list]?.rows?.some(({ id }) => id === added?.id) === true
    if ((isKnown && !isModified) || rows === undefined || added?.collapsed !== true) return
    const updatedRows = rows.map((row, index) => (index === Number(place) ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  })
  useEffect(() => openNew(), [])
}
