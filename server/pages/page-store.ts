import { cachePolicies, type Facts, TagCache } from '#lib/cache.ts'
import { filePolicy } from '#lib/files/file-policy.ts'
import { languageTags, type Locale } from '#lib/locale.ts'
import { framableHeaders, hashScripts, pagePolicy, shownAnywhere } from '#server/security-policy.ts'
import { storeBytes, type StoredBytes } from './stored-bytes.ts'

/** What rendering a page gives. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The page's own data, as JSON text; made only when it is stored. */
  data: () => string
  /** What the page was made from; missing when a part of it could not be read or is nobody else's business. */
  facts?: Facts
  /** For a feed, which is kept as pages are and is no document: it has no scripts to allow. */
  contentType?: string
  /** Its `Content-Disposition`, for a file to keep. */
  disposition?: string
  /** Whether something that the page is made from is away for now, so that it lacks a part or is only an error. */
  isAway?: boolean
  /** Whether its policy lets the page run its worker. */
  hasWorker?: boolean
  /** Whether other sites may frame it. */
  isFramable?: boolean
}

/** A page kept as bytes, with the data that was made with it. */
export interface StoredPage {
  html: StoredBytes
  payload: StoredBytes
}

/** A page that is kept, or what was rendered and is not to be. */
type Found = { page: StoredPage; from: 'store' | 'render' | 'stale' } | { page?: undefined; rendered: RenderedPage }

export interface PageStore {
  /** Whether pages are kept at all. */
  readonly isOn: boolean
  /** The stored page of an address, if there is one. */
  get: (address: string) => StoredPage | undefined
  /**
   * The page of an address, rendered if it is not stored. `page` is missing when what came is not to be kept. While
   * something is away that it is made from, a stored page is given for a day beyond its time.
   */
  getOrRender: (address: string, locale: Locale, render: () => Promise<RenderedPage>) => Promise<Found>
  purge: (tags: readonly string[]) => number
  readonly pages: number
  readonly bytes: number
}

/**
 * A browser asks each time whether the page is still the same; a CDN in front does so too, and the answer is 304. Where
 * this process does not answer, or with an error, the CDN may give what it has for a day (RFC 5861), which
 * `must-revalidate` would forbid.
 */
const revalidate = 'public, max-age=0, stale-if-error=86400'

export interface PageStoreOptions {
  maxBytes: number
  headers: Record<string, string>
  isOn: boolean
}

type Slot = { page: StoredPage } | { page?: undefined; rendered: RenderedPage }

/** Rendered pages as bytes in memory, by address; each knows the tags of the records it was made from. */
export function createPageStore({ headers, isOn, maxBytes }: PageStoreOptions): PageStore {
  const pages = new TagCache<Slot>({
    ...cachePolicies.page,
    maxBytes,
    sizeOf: ({ page }) => (page ? page.html.size + page.payload.size : 0),
  })
  return {
    isOn,
    get: (address) => pages.get(address)?.page,
    purge: (tags) => pages.purge(tags),
    get pages() {
      return pages.size
    },
    get bytes() {
      return pages.bytes
    },
    async getOrRender(address, locale, render) {
      if (!isOn) return { rendered: await render() }
      const { hit, value } = await pages.getOrMake(address, async () => {
        const rendered = await render()
        if (rendered.status !== 200 || rendered.facts === undefined) return { value: { rendered } }
        return { value: { page: await storePage(rendered, locale, headers) }, facts: rendered.facts }
      })
      if (value.page !== undefined) return { page: value.page, from: hit ? 'store' : 'render' }
      const stale = value.rendered.isAway ? pages.getStale(address)?.page : undefined
      return stale === undefined ? value : { page: stale, from: 'stale' }
    },
  }
}

async function storePage(
  { body: html, contentType, data, disposition, hasWorker = false, isFramable = false }: RenderedPage,
  locale: Locale,
  headers: Record<string, string>,
): Promise<StoredPage> {
  const common = {
    ...(isFramable ? framableHeaders(headers) : headers),
    ...(contentType?.startsWith('image/') && shownAnywhere),
    'Cache-Control': revalidate,
    'Content-Language': languageTags[locale],
    // A visitor who has stored English is sent from an address without prefix to the English one.
    Vary: locale === 'zh' && contentType === undefined ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    'Server-Timing': 'store;desc=hit',
  }
  const [page, payload] = await Promise.all([
    storeBytes(html, {
      'Content-Type': contentType ?? 'text/html; charset=utf-8',
      ...common,
      ...(disposition && { 'Content-Disposition': disposition }),
      'Content-Security-Policy':
        contentType === undefined
          ? pagePolicy(hashScripts(html.toString('utf8')), { hasWorker, isFramable })
          : filePolicy,
    }),
    storeBytes(data(), { 'Content-Type': 'application/json; charset=utf-8', ...common, Vary: 'Accept-Encoding' }),
  ])
  return { html: page, payload }
}
