import type { Locale } from '#lib/locale.ts'

/** Takes note of the messages of a subject in a language. */
type Take = (area: string, locale: Locale, texts: object) => void

const registered: Parameters<Take>[] = []
let take: Take = () => {}

/**
 * What every compiled file of messages calls with what it has (`vite-messages.ts`). Nothing more comes with it: what lays
 * editors' words over them is loaded where there are some.
 */
export function registerTexts<Texts extends object>(area: string, locale: Locale, texts: Texts): Texts {
  registered.push([area, locale, texts])
  take(area, locale, texts)
  return texts
}

/** Gives all that were and will be registered. */
export function onRegistered(next: Take): void {
  take = next
  for (const each of registered) next(...each)
}
