/** What found records are called, and where they are shown. */
import { readCaptions } from '#domain/course/captions.ts'
import { plans, workingHour } from '#domain/desk/plans.ts'
import { severities, severityDefinitions, severityNames } from '#domain/ticket/ticket.ts'
import type { Locale } from '#lib/locale.ts'
import { openRecord, type Reader, type StoredRecord, textIn } from '#portal/records.ts'

export const detail = (path: string) => (reader: Reader) => `${path}?id=${encodeURIComponent(reader.text('slug'))}`

/** The part of a page that shows a record which has no page of its own. */
export const partOf = (path: string, name: string) => (reader: Reader) => `${path}#${name}${reader.id}`

/** The name of the product of a release. */
export const productTitle = (record: StoredRecord, lang: Locale): string =>
  openRecord(firstProduct(record), lang)?.text('title') ?? ''

/** `Studio R2026b: Faster solvers`: many releases bring the same, and are called alike. */
export function releaseTitle({ lang, record, text }: Reader): string {
  const product = productTitle(record, lang)
  const name = [product, String(record.version)]
    .filter((part) => part !== '')
    .join(lang === 'zh' && /\p{Script=Han}$/u.test(product) ? '' : ' ')
  return `${name}${lang === 'zh' ? '：' : ': '}${text('title')}`
}

export function releasePath({ id, lang, record }: Reader): string {
  const slug = openRecord(firstProduct(record), lang)?.text('slug') ?? ''
  return `/product/downHistory${slug === '' ? '' : `?product=${encodeURIComponent(slug)}`}#release-${id}`
}

const firstProduct = ({ products }: StoredRecord) =>
  Array.isArray(products) ? (products[0] as StoredRecord | number) : undefined

export const field =
  (name: string) =>
  ({ record }: { record: StoredRecord }) => {
    const value = record[name]
    return typeof value === 'string' && value.startsWith('/') ? value : undefined
  }

/** Addresses that show another record or a person's own things, and are no answer to anything. */
export const withoutContent = /^\/$|\/detail$|^\/(?:search|callback|ticket\/.*|education\/components\/card)$/

const legalPages: Record<string, string | undefined> = {
  privacy: '/PrivacyPolicy',
  cookies: '/cookies',
  disclaimer: '/disclaimer',
}

/** A version of a text that binds; one that has no page of its own is found in the downloads. */
export function legalPath({ record }: { record: StoredRecord }): string | undefined {
  const page = legalPages[String(record.kind)]
  return page && `${page}?version=${encodeURIComponent(String(record.version))}`
}

/** What is said in the video of a lesson. */
export function transcript({ video }: StoredRecord, lang: Locale): string {
  const captions = textIn((video as StoredRecord | null | undefined)?.captions, lang)
  return captions === ''
    ? ''
    : readCaptions(captions)
        .cues.map(({ text }) => text)
        .join('\n')
}

/** A lesson of a course that visitors may not see has no page. */
export function lessonPath(reader: Reader): string | undefined {
  const course = openRecord(reader.record.course as StoredRecord | undefined, reader.lang)
  return course && detail('/education/videoPlay')(reader)
}

/** The part of a directory in which a partner stands, so that it is on the first page of it. */
export function partnerPath({ lang, record, text }: Reader): string {
  const filters = (['class', 'region'] as const).map((name) => {
    const related = openRecord(record[name] as StoredRecord | number | undefined, lang)
    return related?.lang === lang ? `${name}=${encodeURIComponent(related.text('slug'))}` : ''
  })
  const query = filters.filter((each) => each !== '').join('&')
  return `/ecology/list${query === '' ? '' : `?${query}`}#${encodeURIComponent(text('slug'))}`
}

interface Used {
  products?: readonly (StoredRecord | number)[]
  from?: string
  before?: string
}

/** The list of a product that has the component; of one that only older versions have, a list of those where one is named. */
export function componentPath({ id, lang, record }: Reader): string {
  const used = (record.usedIn ?? []) as Used[]
  const shown = used.find(({ before }) => !before) ?? used.find(({ from }) => from) ?? used[0]
  const product = openRecord(shown?.products?.[0], lang)?.text('slug') ?? ''
  const version = shown?.before && shown.from ? `&version=${encodeURIComponent(shown.from)}` : ''
  return `/help/OpenSystem${product === '' ? '' : `?product=${encodeURIComponent(product)}${version}`}#component-${id}`
}

const promise: Record<Locale, (title: string, definition: string, hours: number) => string> = {
  zh: (title, definition, hours) => `${title}。${definition}首次答复在${hours}个工作小时内。`,
  en: (title, definition, hours) => `${title}. ${definition} First answer within ${hours} working hours.`,
}

/** What a page says that is kept in no record: what is promised for each severity. */
export function columnTexts({ path }: StoredRecord, lang: Locale): string {
  if (path !== '/support/ticket/new') return ''
  return severities
    .map((each) => {
      const hours = plans.standard.firstAnswer[each] / workingHour
      return promise[lang](severityNames[each][lang], severityDefinitions[each][lang], hours)
    })
    .join('\n')
}
