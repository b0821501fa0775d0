import { type Locale, localizePath } from '#lib/locale.ts'
import type { AboutContent } from './load-about.ts'

/** schema.org `Organization` of the company with its offices. */
export function describeCompany(
  { about, offices, origin, site }: Pick<AboutContent, 'about' | 'offices' | 'origin' | 'site'>,
  locale: Locale,
): Record<string, unknown> {
  const { founded, legalName, mission, people, qualifications } = about
  return {
    '@type': 'Organization',
    name: site.name,
    ...(legalName && { legalName }),
    url: new URL(localizePath('/', locale), origin).href,
    description: mission || site.description,
    email: site.email,
    ...(founded !== undefined && { foundingDate: String(founded) }),
    ...(people !== undefined && { numberOfEmployees: { '@type': 'QuantitativeValue', value: people } }),
    award: qualifications.filter(({ kind }) => kind === 'honour').map(({ title }) => title),
    hasCredential: qualifications
      .filter(({ isExpired, kind }) => kind === 'certificate' && !isExpired)
      .map(({ issuedOn, number, title, validUntil }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        identifier: number,
        validFrom: issuedOn,
        ...(validUntil && { expires: validUntil }),
      })),
    location: offices.map(({ address, phone, title }) => ({
      '@type': 'Place',
      name: title,
      address,
      telephone: phone,
    })),
  }
}
