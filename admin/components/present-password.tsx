'use client'

import { PasswordField, useTranslation } from '@payloadcms/ui'

const words = {
  zh: { label: '您的当前密码', hint: '更改邮箱或密码时填写，确认是您本人。' },
  en: {
    label: 'Your present password',
    hint: 'Needed to change the e-mail address or the password, to show that it is you.',
  },
}

/** Asked of who changes an address or a password (content/hooks/staff-credentials.ts); it is never kept. */
export function PresentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { hint, label } = words[i18n.language === 'zh' ? 'zh' : 'en']
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={{ name: path, label }} path={path} validate={() => true} />
      <p className="field-description">{hint}</p>
    </div>
  )
}
