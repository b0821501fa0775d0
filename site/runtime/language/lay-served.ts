import { localeOfPath } from '#lib/locale.ts'
import { layTexts, type OwnTexts } from './lay-texts.ts'
import { registerTexts } from './registered-texts.ts'

type Registered = Parameters<typeof registerTexts>

declare global {
  interface Window {
    /** Editors' words for the page's language, from the server (`deferred-scripts.tsx`); none on a site that has none. */
    ownTexts?: OwnTexts
    /** The compiled messages that the page has loaded (`vite-messages.ts`). */
    $t?: { push: (each: Registered) => unknown } & Iterable<Registered>
  }
}

// Lays the words over all messages that are here, and over those that are loaded later.
const loaded = [...(window.$t ?? [])]
for (const each of loaded) registerTexts(...each)
window.$t = Object.assign(loaded, { push: (each: Registered) => registerTexts(...each) })
layTexts(localeOfPath(window.location.pathname), window.ownTexts ?? {})
