import type { Ask } from '#content/search/ask.ts'
import { cleanQuery } from '#domain/search/query.ts'
import type { Locale } from '#lib/locale.ts'

/** How long counts are kept, in days. */
const keptDays = 90
/** How long counts wait to be written together, in milliseconds; a process that is killed loses no more. */
const writeAfter = 5000
/** The most queries that wait; somebody who invents more is not counted. */
const mostWaiting = 2000

interface Count {
  locale: Locale
  query: string
  asked: number
  clicked: number
  found: number
}

/**
 * Whether a query may be kept: it is counted without whoever asked, and so must not be a person's own number or address.
 */
const mayKeep = (query: string) =>
  query.length > 0 && query.length <= 100 && !/@|\d{7,}/.test(query.replaceAll(/[ -]/g, ''))

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** How often was asked for what, by day, language and query; nothing about who asked is known here. */
export function createAsked(ask: Ask, onError: (error: unknown) => void) {
  let waiting = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const counts = [...waiting.values()]
    waiting = new Map()
    for (const { asked, clicked, found, locale, query } of counts)
      await ask(
        `INSERT INTO portico_search_asked (day, locale, query, asked, clicked, found) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (day, locale, query) DO UPDATE SET asked = portico_search_asked.asked + excluded.asked,
           clicked = portico_search_asked.clicked + excluded.clicked, found = excluded.found`,
        [dayOf(Date.now()), locale, query, asked, clicked, found],
      )
  }
  const note = (text: string, locale: Locale, change: (count: Count) => void) => {
    const query = cleanQuery(text).toLowerCase()
    if (!mayKeep(query) || waiting.size >= mostWaiting) return
    const key = `${locale} ${query}`
    const count = waiting.get(key) ?? { locale, query, asked: 0, clicked: 0, found: 0 }
    change(count)
    waiting.set(key, count)
    timer ??= setTimeout(() => void write().catch(onError), writeAfter).unref()
  }
  return {
    /** A trial of the staff's is not counted; what it found is known. */
    countAsked: (query: string, locale: Locale, found: number, isTrial = false) =>
      note(query, locale, (count) => {
        if (!isTrial) count.asked += 1
        count.found = found
      }),
    countClick: (query: string, locale: Locale) =>
      note(query, locale, (count) => {
        count.clicked += 1
        // Who clicked had results.
        count.found = Math.max(1, count.found)
      }),
    write,
  }
}

/** Forgets the counts whose time is over. */
export async function tidyAsked(ask: Ask, now = Date.now()): Promise<void> {
  await ask('DELETE FROM portico_search_asked WHERE day < ?', [dayOf(now - keptDays * 24 * 60 * 60_000)])
}
