import { cachePolicies, everything, type Facts } from '#lib/cache.ts'
import type { Cdn } from './cdn.ts'

/** What is said to the CDN alone; it takes them out of what it sends on. */
export const cdnHeaderNames = ['Surrogate-Control', 'Surrogate-Key'] as const

/** The key of every page: to purge it purges all of them, and nothing else that the CDN has. */
const everyPage = 'portico'

/**
 * How long the keys of a page may be together. Varnish takes 8 kB a line, Fastly 16 kB, and either leaves out what is
 * beyond, which would be pages that no purge reaches.
 */
const longest = 4000

/** How long an old page is given while a new one is fetched, and where none can be had, in seconds. */
const revalidate = 60
const ifError = 86_400

/** A tag as it stands in a line of keys, where a space separates them and Varnish makes a pattern of them. */
export const keyOf = (tag: string): string =>
  tag === everything
    ? everyPage
    : tag.replaceAll(/[^\w:.-]+/g, (odd) => Buffer.from(odd).toString('hex').replaceAll(/../g, '%$&'))

/** The keys of a page. Where they are too many, a collection stands for its records: each change names both. */
function keysOf(tags: readonly string[]): string | undefined {
  const write = (some: readonly string[]) => [everyPage, ...new Set(some.map(keyOf))].join(' ')
  const fine = write(tags)
  if (fine.length <= longest) return fine
  const coarse = write(tags.map((tag) => tag.split(':')[0] ?? tag))
  return coarse.length <= longest ? coarse : undefined
}

/**
 * What a stored page says to the CDN: for how long, and by which keys it is purged. Nothing for a page that the CDN must
 * not keep: one that becomes wrong by itself before its time there would be over.
 *
 * A browser goes on asking each time (`Cache-Control`). No purge reaches it, nor a company's proxy, so `s-maxage` in the
 * line that all of them read would not do.
 */
export function cdnHeaders(
  { expiresAt, tags }: Facts,
  { keepSeconds }: Pick<Cdn, 'keepSeconds'>,
): Record<string, string> {
  const keys = keysOf(tags)
  if (keys === undefined) return {}
  // The page may be sent to the CDN as long as the store has it.
  const left =
    expiresAt === undefined
      ? Number.POSITIVE_INFINITY
      : Math.floor((expiresAt - Date.now() - cachePolicies.page.maxAge) / 1000)
  if (left < 1) return {}
  const control =
    left < keepSeconds + revalidate
      ? `max-age=${Math.min(left, keepSeconds)}`
      : `max-age=${keepSeconds}, stale-while-revalidate=${revalidate}, stale-if-error=${ifError}`
  return { 'Surrogate-Control': control, 'Surrogate-Key': keys }
}
