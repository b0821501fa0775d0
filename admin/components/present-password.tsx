'use client'

import { PasswordField, useDocumentEvents, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

const words = {
  zh: { label: '您的当前密码', hint: '更改邮箱或密码时填写，确认是您本人。' },
  en: {
    label: 'Your present password',
    hint: 'Needed to change the e-mail address or the password, to show that it is you.',
  },
}

/** The server judges it. One function for good: with a new one the field would be judged anew, and its fault be gone. */
const accept = () => true as const

/** Asked of who changes an address or a password (content/hooks/staff-credentials.ts); it is never kept. */
export function PresentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { mostRecentUpdate } = useDocumentEvents()
  const dispatch = useFormFields(([, dispatchField]) => dispatchField)
  // Saved: it does not stay in the form for whoever comes next.
  useEffect(() => {
    if (mostRecentUpdate !== null) dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, mostRecentUpdate, path])
  const { hint, label } = words[i18n.language === 'zh' ? 'zh' : 'en']
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={{ name: path, label }} path={path} validate={accept} />
      <p className="field-description">{hint}</p>
    </div>
  )
}
