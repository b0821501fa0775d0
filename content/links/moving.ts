import type { Payload } from 'payload'
import { readRules } from '#content/redirects/rules.ts'
import { openAsk } from '#content/search/ask.ts'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { pageAtPath } from '#domain/site/page-paths.ts'
import { recordAddress, recordPages } from '#domain/site/record-pages.ts'
import { normalPath, readOldAddress } from '#domain/site/redirect-address.ts'
import { createRedirects } from '#domain/site/redirects.ts'
import { stripLocale } from '#lib/locale.ts'
import { findUnknown } from './unknown-addresses.ts'

/** What would become of an old site's addresses if visitors asked this one for them. */
export interface MovingList {
  total: number
  /** There is a page at the same address. */
  matched: number
  redirected: number
  /** Paths, with their queries, where there would be nothing. */
  broken: string[]
  /** Lines that are no addresses. */
  unread: number
}

/** Judges each address of an old site by its path alone: whatever its host was, it will be this site's. */
export async function judgeMoving(payload: Payload, written: readonly string[]): Promise<MovingList> {
  const ask = openAsk(payload)
  const { find } = createRedirects(await readRules(ask))
  const old = new Map<string, { pathname: string; search: string }>()
  let unread = 0
  for (const text of written) {
    const address = readOldAddress(text)
    if (address === undefined) unread += 1
    else old.set(address.pathname + address.search, address)
  }
  const targets = new Map([...old].map(([address, { pathname, search }]) => [address, targetOf(pathname, search)]))
  const asked = [...targets.values()].filter((target) => typeof target === 'string')
  const unknown = new Set(await findUnknown(ask, asked))
  const list: MovingList = { total: old.size, matched: 0, redirected: 0, broken: [], unread }
  for (const [address, { pathname, search }] of old) {
    const target = targets.get(address)
    if (typeof target === 'string' ? !unknown.has(target) : target) list.matched += 1
    else if (find(pathname, search) !== undefined) list.redirected += 1
    else list.broken.push(address)
  }
  return list
}

/** Whether there is a page, or what has to be there for it: of a record's page the record decides, by its former slugs too. */
function targetOf(pathname: string, search: string): boolean | string {
  const asked = stripLocale(normalPath(pathname))
  const path = pageAtPath(asked)
  if (path === undefined) return isCustomPath(asked) && asked
  const id = new URLSearchParams(search).get('id')
  const page = recordPages.find(({ detail }) => detail === path)
  if (page === undefined || id === null || id === '') return true
  return recordAddress(page.collection, id) ?? path
}
