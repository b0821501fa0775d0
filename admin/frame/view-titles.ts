import { deskPath, deskReportsPath } from '#content/desk/view.ts'
import type { AdminText } from '#content/fields/labels.ts'
import { searchQueriesPath } from '#content/search/queries-view.ts'

/** Titles of the views that are ours, by their address behind `/admin`: Payload would call each of them “Payload”. */
export const viewTitles: Record<string, AdminText> = {
  [deskPath]: { zh: '工单台', en: 'Support desk' },
  [deskReportsPath]: { zh: '工单统计', en: 'Reports' },
  [searchQueriesPath]: { zh: '搜索词', en: 'Search queries' },
}
