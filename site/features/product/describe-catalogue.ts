import { formatSize } from '#lib/format-size.ts'
import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { describePublisher } from '#site/runtime/metadata/schema-org.ts'

type SchemaRecord = Record<string, unknown>
const absolute = (origin: string, path: string, locale: Locale) => new URL(localizePath(path, locale), origin).href
interface Publisher {
  origin: string
  publisher: string
}

/** schema.org `SoftwareApplication` of a product. */
export function describeProduct(item: CallOutput<'product/detail'>, { origin, publisher }: Publisher): SchemaRecord {
  const systems = item.requirements.find(({ title }) => /操作系统|Operating system/.test(title))
  const newest = item.releases.find(({ channel }) => channel !== 'beta')
  return {
    '@type': 'SoftwareApplication',
    name: item.name,
    description: item.summary,
    applicationCategory: 'EngineeringApplication',
    url: absolute(origin, `/product/detail?id=${item.slug}`, item.lang),
    inLanguage: languageTags[item.lang],
    ...(newest && { softwareVersion: newest.name, datePublished: newest.date }),
    ...(item.requirements[0] && { softwareRequirements: item.requirements.map(({ minimum }) => minimum).join('; ') }),
    ...(item.image && { image: new URL(item.image.url, origin).href }),
    ...(systems && { operatingSystem: systems.minimum }),
    offers: {
      '@type': 'Offer',
      url: absolute(origin, `/contact?topic=any&about=product:${item.slug}`, item.lang),
      ...(item.licence && { description: item.licence }),
      seller: describePublisher(publisher, origin),
    },
    publisher: describePublisher(publisher, origin),
  }
}

/** schema.org `SoftwareApplication` of a toolbox. */
export function describeToolbox(item: CallOutput<'toolbox/detail'>, { origin, publisher }: Publisher): SchemaRecord {
  const taken = item.files.find(({ state }) => state === 'current')
  return {
    '@type': 'SoftwareApplication',
    name: item.title,
    alternateName: item.package,
    description: item.summary,
    applicationCategory: 'EngineeringApplication',
    applicationSubCategory: item.domain?.title,
    url: absolute(origin, `/product/Toolbox/detail?id=${item.slug}`, item.lang),
    inLanguage: languageTags[item.lang],
    ...(item.version && { softwareVersion: item.version }),
    ...(taken && {
      softwareVersion: taken.release.name,
      datePublished: taken.release.date,
      downloadUrl: new URL(taken.file.path, origin).href,
      fileSize: formatSize(taken.file.size),
      softwareRequirements: `${taken.product.title} ${taken.into}`,
    }),
    featureList: item.functions.map(({ name, text }) => `${name}: ${text}`),
    // Only what is free has a price that holds for everybody.
    ...(item.licence === 'open' && {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    }),
    publisher: describePublisher(publisher, origin),
  }
}

/** schema.org `Product` of a machine, its specification as property values. */
export function describeMachine(item: CallOutput<'machine/detail'>, { origin, publisher }: Publisher): SchemaRecord {
  return {
    '@type': 'Product',
    name: item.title,
    description: item.summary,
    category: item.class?.title,
    url: absolute(origin, `/product/machine/detail?id=${item.slug}`, item.lang),
    ...(item.image && { image: [new URL(item.image.url, origin).href] }),
    manufacturer: { '@type': 'Organization', name: publisher },
    additionalProperty: item.specifications.flatMap(({ rows }) =>
      rows.map(({ text, title, unit, upTo, value }) => ({
        '@type': 'PropertyValue',
        name: title,
        ...(value === undefined
          ? { value: text }
          : upTo === undefined
            ? { value }
            : { minValue: value, maxValue: upTo }),
        ...(unit && { unitText: unit }),
      })),
    ),
  }
}
