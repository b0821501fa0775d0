import { createContext, type ReactNode, use, useCallback } from 'react'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Locale, localizePath } from '#lib/locale.ts'
import { en } from '#site/messages/en.ts'
import { type Messages, zh } from '#site/messages/zh.ts'

const messages: Record<Locale, Messages> = { zh, en }

const LanguageContext = createContext<Locale>('zh')

export function LanguageProvider({ children, locale }: { children: ReactNode; locale: Locale }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>
}

/** The language of the page with its interface texts. */
export function useLanguage() {
  const locale = use(LanguageContext)
  const texts = messages[locale]
  const format = useCallback(
    (text: string, values: Record<string, string | number>) =>
      String(new IntlMessageFormat(text, locale).format(values)),
    [locale],
  )
  const to = useCallback((path: string) => localizePath(path, locale), [locale])
  return { locale, texts, format, to }
}
