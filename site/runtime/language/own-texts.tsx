import { use } from 'react'
import { localeOfPath } from '#lib/locale.ts'
import { ServedContext } from '#site/runtime/rendering/served-html.tsx'
import type { OwnTexts } from './lay-texts.ts'

const id = 'own-texts'
let isServed = false

/** Editors' words for the browser, in a page of a site that has some. They are data, which no policy has to allow. */
export function OwnTextsData() {
  const json = use(ServedContext)?.ownTexts ?? ''
  if (!(import.meta.env.SSR ? json !== '' : isServed)) return null
  return <script type="application/json" id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

/**
 * Lays the words that came with the page over the product's, before it is hydrated: the server has drawn it with them.
 * @returns whether all words are those of the server
 */
export async function layServedTexts(): Promise<boolean> {
  const data = document.getElementById(id)?.textContent
  if (!data) return true
  isServed = true
  try {
    const { layTexts } = await import('./lay-texts.ts')
    layTexts(localeOfPath(window.location.pathname), JSON.parse(data) as OwnTexts)
    return true
  } catch (error) {
    console.error('Failed loading of own texts', error)
    return false
  }
}
