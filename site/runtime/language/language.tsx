import { createContext, type ReactNode, use, useCallback } from 'react'
import { type Locale, localizePath } from '#lib/locale.ts'
import { textsOf } from './messages.ts'

const LanguageContext = createContext<Locale>('zh')

export function LanguageProvider({ children, locale }: { children: ReactNode; locale: Locale }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>
}

/** The language of the page with its interface texts. */
export function useLanguage() {
  const locale = use(LanguageContext)
  const to = useCallback((path: string) => localizePath(path, locale), [locale])
  return { locale, texts: textsOf(locale), to }
}
