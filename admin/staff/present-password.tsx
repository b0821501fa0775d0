'use client'

import { FieldDescription, PasswordField, useDocumentEvents, useFormFields, useFormModified } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'

/** The server judges it. One function for good: with a new one the field would be judged anew, and its fault be gone. */
const accept = () => true as const

/**
 * The current password, required to change an address or password (content/hooks/staff-credentials.ts); never stored.
 */
export function PresentPassword({ field: { admin, label, name }, path }: TextFieldClientProps) {
  const { mostRecentUpdate } = useDocumentEvents()
  const isModified = useFormModified()
  const dispatch = useFormFields(([, dispatchField]) => dispatchField)
  // After a save it doesn't stay in the form.
  useEffect(() => {
    if (mostRecentUpdate !== null) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, mostRecentUpdate, path])
  // After a save, even a refused one, Payload hides the fields of a new password but keeps them in the form, where
  // their errors would block every further save. After a refusal the person types the new password again.
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
