import { stripLocale } from '#lib/locale.ts'
import type { PageRequest } from '#site/runtime/page-data.ts'

/** A page made of its own column record: heading, lead and text. */
export async function loadColumn({ icons, locale, origin, portal, url }: PageRequest) {
  const column = await portal.call('base/column/page', { path: stripLocale(url.pathname) })
  return { locale, origin, column, icons: icons(column.icon === undefined ? [] : [column.icon]) }
}
export type ColumnData = Awaited<ReturnType<typeof loadColumn>>
