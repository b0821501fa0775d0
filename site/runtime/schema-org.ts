import { type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'

type Site = CallOutput<'base/site'>

/** schema.org `Organization` and `WebSite` with its search, for the home page. */
export function describeOrganization(site: Site, origin: string, locale: Locale): Record<string, unknown>[] {
  const address = (path: string) => new URL(localizePath(path, locale), origin).href
  return [
    {
      '@type': 'Organization',
      name: site.name,
      url: address('/'),
      description: site.description,
      email: site.email,
      sameAs: site.social.map(({ url }) => url).filter((url) => url !== undefined),
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url: address('/'),
      inLanguage: locale === 'zh' ? 'zh-Hans' : 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${address('/search')}?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ]
}
