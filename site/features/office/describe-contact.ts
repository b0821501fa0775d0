import { type Locale, localizePath } from '#lib/locale.ts'
import type { ContactContent } from './load-contact.ts'

const schemaDays = { mon: 'Mo', tue: 'Tu', wed: 'We', thu: 'Th', fri: 'Fr', sat: 'Sa', sun: 'Su' }

/** schema.org `ContactPage` with the company's contact points. */
export function describeContact(
  { column, contact, hours, origin, site }: ContactContent,
  locale: Locale,
): Record<string, unknown> {
  const days = hours.days.map((day) => schemaDays[day]).join(',')
  return {
    '@type': 'ContactPage',
    name: column.title,
    description: column.description,
    url: new URL(localizePath('/contact', locale), origin).href,
    mainEntity: {
      '@type': 'Organization',
      name: site.name,
      url: new URL(localizePath('/', locale), origin).href,
      contactPoint: contact.phones.map(({ email, phone, purpose }) => ({
        '@type': 'ContactPoint',
        contactType: purpose,
        telephone: phone,
        ...(email && { email }),
        availableLanguage: ['zh-Hans', 'en'],
        hoursAvailable: `${days} ${hours.opensAt}-${hours.closesAt}`,
      })),
    },
  }
}
