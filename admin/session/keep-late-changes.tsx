'use client'

import { useAllFormFields, useFormBackgroundProcessing, useFormProcessing, useLocale } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { type LateChanges, noteChanges } from './late-changes.ts'
import { usePressesWhileSaving } from './use-presses-while-saving.ts'
import { useReasonsOfRefusal } from './use-reasons-of-refusal.ts'
import './session.css'

function Keeper() {
  const [fields, dispatch] = useAllFormFields()
  const isSavingItself = useFormBackgroundProcessing()
  const isSaving = useFormProcessing() || isSavingItself
  usePressesWhileSaving(isSavingItself)
  useReasonsOfRefusal()
  const late = useRef<LateChanges>(new Map())
  const former = useRef({ fields, isSaving })
  // Before anything else sees the form without them: the next saving would send it so.
  useLayoutEffect(() => {
    const before = former.current
    former.current = { fields, isSaving }
    // Not when it ends: the form says so before it has the answer. What a saving begins with it sends, and nothing of that is late.
    if (isSaving && !before.isSaving) late.current.clear()
    for (const [path, value] of noteChanges(late.current, before.fields, fields))
      dispatch({ type: 'UPDATE', path, value })
  }, [dispatch, fields, isSaving])
  return null
}

/** At forms that save by themselves: what is changed or pressed while they do is not lost (see `noteChanges`), nor why they were refused. */
export function KeepLateChanges() {
  const { code } = useLocale()
  // The other language's words come into the same fields, and take nothing back.
  return <Keeper key={code} />
}
