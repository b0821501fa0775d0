import { z } from 'zod'
import type { CallContext } from '#portal/call.ts'
import { imageOf, openRows, type Reader, textIn } from '#portal/records.ts'
import { id, image, lang, meaning } from '#portal/schemas.ts'

export const channels = ['stable', 'lts', 'beta'] as const

export const release = z.object({
  name: z.string(),
  date: z.string().meta(meaning('发布日期，ISO格式', 'ISO date of the release')),
  channel: z.enum(channels),
  supportedUntil: z.string().optional().meta(meaning('支持的最后一天', 'Last day of support')),
  isSupported: z.boolean().meta(meaning('今天是否在支持期内', 'Whether it is supported today')),
})
export type Release = z.output<typeof release>

/** A product as lists show it. */
export const productItem = z.object({
  id,
  lang,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  summary: z.string(),
  icon: z.string().optional(),
  image: image.optional(),
})
export type ProductItem = z.output<typeof productItem>

export function readProductItem(product: Reader): ProductItem {
  return {
    id: product.id,
    lang: product.lang,
    slug: product.text('slug'),
    name: product.text('title'),
    tagline: product.text('tagline'),
    summary: product.text('summary'),
    ...(typeof product.record.icon === 'string' && { icon: product.record.icon }),
    image: imageOf(product.record.image, product.lang),
  }
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
/** The moment at which a day in China is over. */
const endOfDay = (iso: string) => Date.parse(`${day.format(Date.parse(iso))}T23:59:59.999+08:00`)

/** The releases of a product, newest first. The answer holds until the next support period ends. */
export function readReleases(value: unknown, { validUntil }: Pick<CallContext, 'validUntil'>): Release[] {
  if (!Array.isArray(value)) return []
  return (value as Record<string, unknown>[])
    .map((row): Release => {
      const supportedUntil = typeof row.supportedUntil === 'string' ? row.supportedUntil : undefined
      const end = supportedUntil === undefined ? 0 : endOfDay(supportedUntil)
      const isSupported = end >= Date.now()
      if (isSupported) validUntil(new Date(end + 1))
      return {
        name: String(row.name),
        date: String(row.date),
        channel: channels.find((each) => each === row.channel) ?? 'stable',
        ...(supportedUntil !== undefined && { supportedUntil }),
        isSupported,
      }
    })
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

/** Rows of a record with a title and a text, in one language. */
export const titledText = z.object({ title: z.string(), text: z.string() })

export function readTitledTexts(value: unknown, lang: Reader['lang']): z.output<typeof titledText>[] {
  return openRows(value, lang).map(({ row, text }) => ({ title: text('title'), text: textIn(row.text, lang) }))
}
