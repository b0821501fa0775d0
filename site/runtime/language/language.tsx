import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { isOff } from '#domain/section/section-paths.ts'
import { type Locale, localizePath } from '#lib/locale.ts'
import { textsOf } from './messages.ts'

interface LanguageProviderProps {
  children: ReactNode
  locale: Locale
  /** Sections that the company does not have: no link leads there. */
  off?: readonly string[] | undefined
}

const nothing: readonly string[] = []
const LanguageContext = createContext<{ locale: Locale; off: readonly string[] }>({ locale: 'zh', off: nothing })

export function LanguageProvider({ children, locale, off = nothing }: LanguageProviderProps) {
  const value = useMemo(() => ({ locale, off }), [locale, off])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** The language of the page with its interface texts. */
export function useLanguage() {
  const { locale, off } = use(LanguageContext)
  /** The address of a page of the site, whether it is there or not. */
  const address = useCallback((path: string) => localizePath(path, locale), [locale])
  /** Where a link leads; nowhere, and so it is none, where the company does not have that section. */
  const to = useCallback((path: string) => (isOff(path, off) ? undefined : address(path)), [address, off])
  return { address, locale, off, texts: textsOf(locale), to }
}
