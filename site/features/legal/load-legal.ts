import { stripLocale } from '#lib/locale.ts'
import { listAddress } from '#site/features/content/list-filters.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

/** The text behind each page. */
const kinds = { '/PrivacyPolicy': 'privacy', '/cookies': 'cookies', '/disclaimer': 'disclaimer' } as const

function readVersion(url: URL, name: string): string | undefined {
  const version = url.searchParams.get(name)
  if (version === null || version === '') return undefined
  if (!/^[\w.-]{1,40}$/.test(version)) throw notFound(url)
  return version
}

/** A text that binds: the valid version, an earlier one, or what changed since one. */
export async function loadLegal(request: PageRequest) {
  const { portal, url } = request
  const path = stripLocale(url.pathname) as keyof typeof kinds
  const kind = kinds[path]
  const [version, since] = [readVersion(url, 'version'), readVersion(url, 'compare')]
  const [{ column, describe, site, surroundings }, text, comparison] = await Promise.all([
    loadHeading(request, path),
    portal.call('legal/text', { kind, ...(version && { version }) }),
    since && portal.call('legal/compare', { kind, from: since, ...(version && { to: version }) }),
  ])
  const address = listAddress(path, { version, compare: since })
  return {
    facts: {
      ...describe(Object.fromEntries(text.languages.map((each) => [each, address]))),
      // One address of the text is enough for search engines: that of the valid version.
      isHidden: version !== undefined || since !== undefined,
    },
    content: {
      column,
      steps: surroundings.steps,
      text,
      path,
      kind,
      email: site.email,
      comparison: comparison || undefined,
    },
  }
}
export type LegalContent = Awaited<ReturnType<typeof loadLegal>>['content']
