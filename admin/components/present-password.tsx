'use client'

import { FieldDescription, PasswordField, useDocumentEvents, useFormFields, useFormModified } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** The server judges it. One function for good: with a new one the field would be judged anew, and its fault be gone. */
const accept = () => true as const

/** Asked of who changes an address or a password (content/hooks/staff-credentials.ts); it is never kept. */
export function PresentPassword({ field: { admin, label, name }, path }: TextFieldClientProps) {
  const { mostRecentUpdate } = useDocumentEvents()
  const isModified = useFormModified()
  const dispatch = useFormFields(([, dispatchField]) => dispatchField)
  // Saved: it does not stay in the form for whoever comes next.
  useEffect(() => {
    if (mostRecentUpdate !== null) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, mostRecentUpdate, path])
  // With the answer to a save, be it a refusal, Payload hides the fields of a new password but keeps them in the form, where
  // nobody could mend what keeps the form from being saved again. Whoever is refused types the new password again.
  useEffect(() => {
    if (!isModified) for (const hidden of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path: hidden })
  }, [dispatch, isModified])
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
