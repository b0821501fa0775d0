import { type Locale, localizePath } from '#lib/locale.ts'
import type { JobsContent, Position } from './load-jobs.ts'

const employment: Record<Position['kind'], string> = {
  'full-time': 'FULL_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
}

/** schema.org `JobPosting` of a position for which one can apply. */
export function describePosition(
  position: Position,
  { origin, publisher }: Pick<JobsContent, 'origin' | 'publisher'>,
  locale: Locale,
): Record<string, unknown> {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
  const { country, duties, endsAt, id, kind, openings, place, postedAt, region, requirements, summary, title } =
    position
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${escape(summary)}</p>${list(duties)}${list(requirements)}`,
    identifier: { '@type': 'PropertyValue', name: publisher, value: id },
    datePosted: postedAt,
    validThrough: endsAt,
    employmentType: employment[kind],
    totalJobOpenings: openings,
    hiringOrganization: {
      '@type': 'Organization',
      name: publisher,
      sameAs: new URL(localizePath('/', locale), origin).href,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place?.title,
        ...(region && { addressRegion: region }),
        addressCountry: country,
      },
    },
    directApply: true,
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
