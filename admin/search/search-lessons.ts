import { headerTags, type Locale, localizePath } from '#lib/locale.ts'

interface Linked {
  path: string
  title: string
}

/** What the search answers now, with the first results. */
export interface Trial {
  total: number
  items: Linked[]
  redirect?: Linked
}

/** How often and how long apart a lesson is looked for in the answer: the search learns it a moment after it is saved. */
const tries = 8
const pause = 250

/** Asks the site's own search, as a visitor would. */
export async function trySearch(query: string, locale: Locale): Promise<Trial> {
  const response = await fetch('/api/portal/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: headerTags[locale] },
    body: JSON.stringify({ query, pageSize: 3, isTrial: true }),
  })
  const { code, data, message } = (await response.json()) as { code: string; data: Trial; message?: string }
  if (code !== '000000') throw new Error(message ?? code)
  const local = ({ path, title }: Linked): Linked => ({ path: localizePath(path, locale), title })
  return { total: data.total, items: data.items.map(local), ...(data.redirect && { redirect: local(data.redirect) }) }
}

/** Asks until the answer is another than it was, or for as long as a lesson may need. */
export async function tryUntilChanged(query: string, locale: Locale, before: Trial): Promise<Trial> {
  const known = JSON.stringify(before)
  let trial = await trySearch(query, locale)
  for (let count = 1; count < tries && JSON.stringify(trial) === known; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    trial = await trySearch(query, locale)
  }
  return trial
}

/** Makes a record with the person's own rights. @returns its number */
export async function createRecord(
  collection: string,
  data: Record<string, string>,
  locale: Locale,
  isDraft = false,
): Promise<number> {
  const response = await fetch(`/admin/api/${collection}?depth=0&locale=${locale}${isDraft ? '&draft=true' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  const { doc, errors } = (await response.json()) as {
    doc?: { id: number }
    errors?: { message: string; data?: { errors?: { message: string }[] } }[]
  }
  if (doc) return doc.id
  const [first] = errors ?? []
  throw new Error(first?.data?.errors?.map(({ message }) => message).join(' ') ?? first?.message ?? response.statusText)
}
