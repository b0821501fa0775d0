'use client'

import { useNav, useTranslation, useWindowInfo } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { nameControls } from './name-controls.ts'

/** Keeps the controls named that Payload leaves without a name (docs/decisions/0041-the-admins-look.md). */
export function NamedControls({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'zh' ? 'zh' : 'en'
  const { navOpen } = useNav()
  const { l: isNarrow } = useWindowInfo().breakpoints
  // Before somebody is signed in, Payload only knows the theme from a header that Chromium alone sends.
  useEffect(() => {
    if (document.cookie.includes('portico-theme=')) return
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [])
  // From here on React hears every press itself (early-presses.ts).
  useEffect(() => {
    document.documentElement.dataset.live = ''
  }, [])
  // Payload knows how wide the window is, and has closed its menu where that is not wide enough (theme/widths.css).
  useEffect(() => {
    if (isNarrow === false || (isNarrow && !navOpen)) document.documentElement.dataset.menu = 'settled'
  }, [isNarrow, navOpen])
  useEffect(() => {
    let frame = 0
    const name = () => {
      frame = 0
      nameControls(document, locale)
    }
    const watch = new MutationObserver(() => (frame ||= requestAnimationFrame(name)))
    watch.observe(document.body, { childList: true, characterData: true, subtree: true })
    name()
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [locale])
  return children
}
