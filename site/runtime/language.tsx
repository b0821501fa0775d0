import { createContext, type ReactNode, use, useCallback } from 'react'
import { type Locale, localizePath } from '#lib/locale.ts'
import type { MessageTemplate } from '#site/messages/texts.ts'
import { textsOf } from './messages.ts'

const LanguageContext = createContext<Locale>('zh')

export function LanguageProvider({ children, locale }: { children: ReactNode; locale: Locale }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>
}

/** Fills the values of a message in; its plural forms and numbers are those of its language. */
function format(template: MessageTemplate, values: Record<string, string | number>): string {
  return template(values)
}

/** The language of the page with its interface texts. */
export function useLanguage() {
  const locale = use(LanguageContext)
  const to = useCallback((path: string) => localizePath(path, locale), [locale])
  return { locale, texts: textsOf(locale), format, to }
}
