'use client'

import { FieldDescription, PasswordField, useDocumentEvents, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** The server judges it. One function for good: with a new one the field would be judged anew, and its fault be gone. */
const accept = () => true as const

/** Asked of who changes an address or a password (content/hooks/staff-credentials.ts); it is never kept. */
export function PresentPassword({ field: { admin, label, name }, path }: TextFieldClientProps) {
  const { mostRecentUpdate } = useDocumentEvents()
  const dispatch = useFormFields(([, dispatchField]) => dispatchField)
  // Saved: it does not stay in the form for whoever comes next.
  useEffect(() => {
    if (mostRecentUpdate !== null) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, mostRecentUpdate, path])
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name, ...(label !== undefined && { label }) }}
        path={path}
        validate={accept}
      />
      <FieldDescription path={path} description={admin?.description} />
    </div>
  )
}
