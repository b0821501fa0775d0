import type { MetaDescriptor } from 'react-router'
import { type Locale, localizePath } from '#lib/locale.ts'
import type { PageData } from '#site/runtime/rendering/page-data.ts'

/** The forms in which the news can be subscribed to; the server makes them (`server/feeds`). */
export const feedKinds = ['atom', 'json'] as const
export type FeedKind = (typeof feedKinds)[number]

const types: Record<FeedKind, string> = { atom: 'application/atom+xml', json: 'application/feed+json' }

export function feedAddress(kind: FeedKind, locale: Locale): string {
  return localizePath(`/news/feed.${kind}`, locale)
}

/** The links by which readers of feeds find them. */
export function feedMeta(data: PageData<unknown> | undefined): MetaDescriptor[] {
  if (data === undefined) return []
  const { locale, origin, siteName, title } = data.facts
  return feedKinds.map((kind) => ({
    tagName: 'link',
    rel: 'alternate',
    type: types[kind],
    title: siteName ? `${title} · ${siteName}` : title,
    href: new URL(feedAddress(kind, locale), origin).href,
  }))
}
