'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { SynonymChanges } from './synonym-changes.tsx'

/** In the form of a synonym: what it would change as it stands there, saved or not. */
export function SynonymPreviewField() {
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const words = useFormFields(([fields]) => fields.words?.value)
  // What visitors asked is shown to those who may teach the search.
  if (permissions?.collections?.['search-synonyms']?.create !== true) return null
  return (
    <SynonymChanges
      read={() => (typeof words === 'string' ? words : '')}
      id={id === undefined ? undefined : Number(id)}
    />
  )
}
