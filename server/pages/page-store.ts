import { cachePolicies, type Dropped, type Facts, TagCache } from '#lib/cache.ts'
import { policyOfFile } from '#lib/files/file-policy.ts'
import { languageTags, type Locale } from '#lib/locale.ts'
import { framableHeaders, hashScripts, hashStyle, pagePolicy, embeddableHeaders } from '#server/security-policy.ts'
import { precompress, type Precompressed } from './precompressed.ts'

/** What rendering a page gives. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The page's data as JSON; only made for pages that are stored. */
  data: () => string
  /** What the page was made from; missing when a part could not be read or is private. */
  facts?: Facts
  /** Content type of a feed, which is stored as pages are but has no scripts. */
  contentType?: string
  /** `Content-Disposition`, for a download. */
  disposition?: string
  /**
   * Whether something that the page needs is temporarily unavailable, so that a part is missing or it is only an error.
   */
  isAway?: boolean
  /** Whether the page's policy allows its worker. */
  hasWorker?: boolean
  /** Whether other sites may frame it. */
  isFramable?: boolean
}

/** A stored page, with the data that was rendered with it. */
export interface StoredPage {
  html: Precompressed
  payload: Precompressed
}

/** The stored page, or a rendering that must not be stored. */
type Found =
  | { page: StoredPage; from: 'store' | 'render' | 'stale'; isOutdated?: boolean }
  | { page?: undefined; rendered: RenderedPage }

export interface PageStore {
  /** Whether pages are stored at all. */
  readonly isOn: boolean
  /** The stored page of an address, if there is one. */
  get: (address: string) => StoredPage | undefined
  /**
   * The page of an address, rendered if it isn't stored. `page` is missing when the rendering must not be stored. While
   * something it needs is unavailable, an expired page is served for up to a day. `isOutdated` is one whose records changed
   * while it was rendered: it is answered, and nobody must keep it.
   */
  getOrRender: (address: string, locale: Locale, render: () => Promise<RenderedPage>) => Promise<Found>
  /** Drops the pages that were made from what one of the tags stands for. @returns them, by address */
  purge: (tags: readonly string[]) => Dropped[]
  /** The addresses that are asked for most, most first. */
  mostWanted: (count: number) => string[]
  readonly pages: number
  readonly bytes: number
}

/**
 * Browsers and CDNs revalidate every time, and get 304 if nothing changed. While this process is down or fails, a CDN
 * may serve its copy for a day (RFC 5861), which `must-revalidate` would forbid.
 */
const revalidate = 'public, max-age=0, stale-if-error=86400'

export interface PageStoreOptions {
  maxBytes: number
  headers: Record<string, string>
  isOn: boolean
  /** What a page says to a CDN that is told of changes. */
  cdnHeaders?: ((facts: Facts) => Record<string, string>) | undefined
}

type Slot = { page: StoredPage; asked: number } | { page?: undefined; rendered: RenderedPage }

/**
 * How often a page is asked for before it is compressed hard. That takes longer than everything else that makes a page, and most
 * pages are gone, five minutes old or of a change before, when a handful of people have seen them.
 */
const oftenEnough = 8
/** Qualities of Brotli for the first who ask; a picture is compressed by itself, and looking for more in it saved 0.4 %. */
const quick = { text: 8, picture: 1 }

/** Rendered pages as bytes in memory, by address, each with the tags of the records it was made from. */
export function createPageStore({ cdnHeaders, headers, isOn, maxBytes }: PageStoreOptions): PageStore {
  const pages = new TagCache<Slot>({
    ...cachePolicies.page,
    maxBytes,
    sizeOf: ({ page }) => (page ? page.html.size + page.payload.size : 0),
  })
  return {
    isOn,
    get: (address) => {
      const slot = pages.get(address)
      if (!slot?.page) return undefined
      slot.asked += 1
      // What cannot be made smaller stays as it is.
      if (slot.asked === oftenEnough)
        for (const each of [slot.page.html, slot.page.payload]) each.compressHard().catch(() => undefined)
      return slot.page
    },
    purge: (tags) => pages.purge(tags),
    mostWanted: (count) => pages.mostUsed(count),
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
        const all = { ...headers, ...cdnHeaders?.(rendered.facts) }
        return { value: { page: await storePage(rendered, locale, all), asked: 0 }, facts: rendered.facts }
      })
      if (value.page !== undefined) {
        const isOutdated = !hit && !pages.holds(address, value)
        return { page: value.page, from: hit ? 'store' : 'render', ...(isOutdated && { isOutdated }) }
      }
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
    ...(contentType?.startsWith('image/') && embeddableHeaders),
    'Cache-Control': revalidate,
    'Content-Language': languageTags[locale],
    // Visitors who have stored English are redirected from addresses without prefix.
    Vary: locale === 'zh' && contentType === undefined ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    'Server-Timing': 'store;desc=hit',
  }
  const own = {
    'Content-Type': contentType ?? 'text/html; charset=utf-8',
    ...common,
    ...(disposition && { 'Content-Disposition': disposition }),
    'Content-Security-Policy':
      contentType === undefined
        ? pagePolicy(hashScripts(html.toString('utf8')), { hasWorker, isFramable, style: hashStyle(html) })
        : policyOfFile(contentType),
  }
  const ofData = { 'Content-Type': 'application/json; charset=utf-8', ...common, Vary: 'Accept-Encoding' }
  const [page, payload] = await Promise.all([
    precompress(html, own, contentType === 'image/png' ? quick.picture : quick.text),
    precompress(data(), ofData, quick.text),
  ])
  return { html: page, payload }
}
