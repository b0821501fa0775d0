import { createContext, type ReactNode, use, useCallback } from 'react'
import { type Locale, localizePath } from '#lib/locale.ts'
import { isOff } from '#domain/section/sections.ts'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { textsOf } from './messages.ts'

const LanguageContext = createContext<Locale>('zh')

export function LanguageProvider({ children, locale }: { children: ReactNode; locale: Locale }) {
  return <LanguageContext value={locale}>{children}</LanguageContext>
}

const nothing: readonly string[] = []

/** The language of the page with its interface texts. */
export function useLanguage() {
  const locale = use(LanguageContext)
  const off = useFrame()?.site.off ?? nothing
  /** The address of a page of the site, whether it is there or not. */
  const address = useCallback((path: string) => localizePath(path, locale), [locale])
  /** Where a link leads; nowhere, and so it is none, where the company does not have that section. */
  const to = useCallback((path: string) => (isOff(path, off) ? undefined : address(path)), [address, off])
  return { address, locale, off, texts: textsOf(locale), to }
}
