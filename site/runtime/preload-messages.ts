import { preloadModule } from 'react-dom'
import files from 'virtual:messages/files'
import type { Locale } from '#lib/locale.ts'

/** Has the browser ask for the page's interface texts at once; its scripts would find them one step later. */
export function preloadMessages(locale: Locale): void {
  // A browser is at the import already when this runs there.
  if (!import.meta.env.SSR) return
  // With `crossOrigin` a file that fails is the affair of those who import it, not of the watch over the page's own files.
  for (const file of files[locale]) preloadModule(file, { as: 'script', crossOrigin: 'anonymous' })
}
