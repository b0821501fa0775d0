/** What found records are called, and where they are shown. */
import { readCaptions } from '#domain/course/captions.ts'
import type { Locale } from '#lib/locale.ts'
import { openRecord, type Reader, type StoredRecord, textIn } from '#portal/records.ts'

export const detail = (path: string) => (reader: Reader) => `${path}?id=${encodeURIComponent(reader.text('slug'))}`

/** The part of a page that shows a record which has no page of its own. */
export const partOf = (path: string, name: string) => (reader: Reader) => `${path}#${name}${reader.id}`

/** `Studio R2026b: Faster solvers`: many releases bring the same, and are called alike. */
/** The name of the product of a release. */
export const productTitle = (record: StoredRecord, lang: Locale): string =>
  openRecord(firstProduct(record), lang)?.text('title') ?? ''

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
