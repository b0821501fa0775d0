import { stripLocale } from '#lib/locale.ts'
import { loadColumn } from '#site/features/column/load-column.ts'
import { optional, type PageRequest } from '#site/runtime/page-data.ts'

/** A column with a form below its text: that for partners, or that for quotations. */
export async function loadFormColumn(request: PageRequest) {
  const isPartners = stripLocale(request.url.pathname) === '/ecology'
  const [column, choices] = await Promise.all([
    loadColumn(request),
    isPartners ? optional(request.portal.call('enquiry/choices')) : undefined,
  ])
  return {
    ...column,
    content: { ...column.content, classes: isPartners ? (choices?.partnerClasses ?? []) : undefined },
  }
}
export type FormColumnContent = Awaited<ReturnType<typeof loadFormColumn>>['content']
