import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { dialableNumber } from './telephone-link.ts'

type Site = CallOutput<'base/site'>
type Offices = CallOutput<'contact/our'>['offices']

/** schema.org `Organization` of the company, as publisher. */
export function describePublisher(name: string, origin: string): Record<string, unknown> {
  return { '@type': 'Organization', name, logo: new URL('/icon-512.png', origin).href }
}

/** schema.org `Organization` and `WebSite` with its search, for the home page. */
export function describeOrganization(
  site: Site,
  offices: Offices,
  origin: string,
  locale: Locale,
): Record<string, unknown>[] {
  const telephone = dialableNumber(site.phone)
  const address = (path: string) => new URL(localizePath(path, locale), origin).href
  return [
    {
      ...describePublisher(site.name, origin),
      alternateName: [site.alternateName, site.shortName].filter((name) => name !== '' && name !== site.name),
      url: address('/'),
      description: site.description,
      email: site.email,
      ...(telephone && { telephone }),
      address: offices.map((office) => ({
        '@type': 'PostalAddress',
        name: office.title,
        streetAddress: office.address,
      })),
      sameAs: site.social.map(({ url }) => url).filter((url) => url !== undefined),
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url: address('/'),
      inLanguage: languageTags[locale],
      potentialAction: {
        '@type': 'SearchAction',
        target: `${address('/search')}?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ]
}
