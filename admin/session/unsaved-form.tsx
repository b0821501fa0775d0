'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import type { Data } from 'payload'
import { FoundCopy } from './found-copy.tsx'
import { useUnsavedCopy } from './use-unsaved-copy.ts'

/** At forms that save nothing by themselves: keeps what is written in the browser, and offers it after a mishap. */
export function UnsavedForm() {
  const { collectionSlug, globalSlug, id, savedDocumentData } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { getData, reset, setModified } = useForm()
  const isUnsaved = useFormModified()
  const [fields] = useAllFormFields()
  const base = String(savedDocumentData?.updatedAt ?? '')
  const { forget, found } = useUnsavedCopy<Data>({
    place: [globalSlug ?? collectionSlug, id ?? 'new', code].join('/'),
    base,
    isUnsaved,
    stamp: fields,
    read: getData,
  })
  const restore = async () => {
    if (found === undefined) return
    await reset(found.data)
    setModified(true)
    forget()
  }
  return (
    <FoundCopy
      base={base}
      copy={found}
      language={i18n.language === 'zh' ? 'zh' : 'en'}
      onDiscard={forget}
      onRestore={() => void restore()}
    />
  )
}
