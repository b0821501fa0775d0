import { createContext, type ReactNode, use, useCallback } from 'react'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Locale, localizePath } from '#lib/locale.ts'
import { en } from '#site/messages/en.ts'
import { type Messages, zh } from '#site/messages/zh.ts'

const messages: Record<Locale, Messages> = { zh, en }

/** Parsing a message is the dear part; the messages are few. */
const parsed = new Map<string, IntlMessageFormat>()

function formatMessage(text: string, locale: Locale, values: Record<string, string | number>): string {
  const key = `${locale} ${text}`
  const message = parsed.get(key) ?? new IntlMessageFormat(text, locale)
  parsed.set(key, message)
  return String(message.format(values))
}

const LanguageContext = createContext<Locale>('zh')

export function LanguageProvider({ children, locale }: { children: ReactNode; locale: Locale }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>
}

/** The language of the page with its interface texts. */
export function useLanguage() {
  const locale = use(LanguageContext)
  const texts = messages[locale]
  const format = useCallback(
    (text: string, values: Record<string, string | number>) => formatMessage(text, locale, values),
    [locale],
  )
  const to = useCallback((path: string) => localizePath(path, locale), [locale])
  return { locale, texts, format, to }
}
