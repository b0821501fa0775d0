import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '#lib/locale.ts'

/** What each part of the start page is given. */
export interface StartProps {
  req: PayloadRequest
  payload: Payload
  user: PayloadRequest['user']
  i18n: PayloadRequest['i18n']
}

/** The person's language in the admin. */
export const wordsFor = ({ language }: { language: string }): Locale => (language === 'zh' ? 'zh' : 'en')
