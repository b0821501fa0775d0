'use client'

import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { isMailTemplate, type MailTemplate } from '#domain/mail/mails.ts'
import type { Locale } from '#lib/locale.ts'

export interface MailForm {
  mail: MailTemplate
  subject: string
  text: string
  setSubject: (subject: string) => void
  setText: (text: string) => void
  /** The language that is written in. */
  written: Locale
  /** That of the admin. */
  language: Locale
}

/** The form of a mail's words as it is now; nothing of a record whose mail there is no more. */
export function useMailForm(): MailForm | undefined {
  const { i18n } = useTranslation()
  const locale = useLocale()
  const mail = useFormFields(([fields]) => fields.mail?.value)
  const subject = useField<string | null>({ path: 'subject' })
  const text = useField<string | null>({ path: 'text' })
  if (!isMailTemplate(mail)) return undefined
  return {
    mail,
    subject: subject.value ?? '',
    text: text.value ?? '',
    setSubject: subject.setValue,
    setText: text.setValue,
    written: locale.code === 'en' ? 'en' : 'zh',
    language: i18n.language === 'zh' ? 'zh' : 'en',
  }
}
