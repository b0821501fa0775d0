import { loadDetail } from '#site/features/content/load-page.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'

/** One form that editors made, by number or slug; it stands below the page on how to reach the company. */
export function loadForm(request: PageRequest) {
  return loadDetail(
    request,
    { list: '/contact', detail: '/forms' },
    (id) => request.portal.call('form/detail', { id }),
    ({ summary, title }) => ({ title, summary }),
  )
}
export type FormContent = Awaited<ReturnType<typeof loadForm>>['content']
