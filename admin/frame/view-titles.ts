import { auditPath } from '#content/audit/may-see.ts'
import { demoPath } from '#content/demo/view.ts'
import { deskPath, deskReportsPath } from '#content/desk/view.ts'
import { doctorPath } from '#content/doctor/view.ts'
import type { AdminText } from '#content/fields/labels.ts'
import { setupPath } from '#content/first-run/steps.ts'
import { interfaceTextsPath } from '#content/interface-texts/view.ts'
import { linksPath } from '#content/links/view.ts'
import { mailTextsPath } from '#content/mail-texts/view.ts'
import { plansPath } from '#content/plan/view.ts'
import { moveContentPath } from '#content/move/view.ts'
import { oldAddressesPath } from '#content/redirects/view.ts'
import { reviewPath } from '#content/review/view.ts'
import { searchQueriesPath } from '#content/search/queries-view.ts'
import { translatePath, translateRecordPath } from '#content/translate/view.ts'

/** Titles of the views that are ours, by their address behind `/admin`: Payload would call each of them “Payload”. */
export const viewTitles: Record<string, AdminText> = {
  [deskPath]: { zh: '工单台', en: 'Support desk' },
  [deskReportsPath]: { zh: '工单统计', en: 'Reports' },
  [setupPath]: { zh: '建立网站', en: 'Set up the site' },
  [demoPath]: { zh: '演示内容', en: 'Demo content' },
  [reviewPath]: { zh: '审核', en: 'Review' },
  [translatePath]: { zh: '翻译', en: 'Translations' },
  [translateRecordPath]: { zh: '对照翻译', en: 'Side by side' },
  [linksPath]: { zh: '失效链接', en: 'Broken links' },
  [oldAddressesPath]: { zh: '旧地址', en: 'Old addresses' },
  [interfaceTextsPath]: { zh: '界面文字', en: 'Interface texts' },
  [mailTextsPath]: { zh: '邮件文字', en: 'Mail texts' },
  [plansPath]: { zh: '发布计划', en: 'Publication plans' },
  [auditPath]: { zh: '操作日志', en: 'Audit log' },
  [doctorPath]: { zh: '网站体检', en: 'Site doctor' },
  [moveContentPath]: { zh: '内容迁移', en: 'Move content' },
  [searchQueriesPath]: { zh: '搜索词', en: 'Search queries' },
}

/** The title of the view at an address behind `/admin`, of which a part may stand for any: `:kind`. */
export function titleOf(segments: readonly string[]): AdminText | undefined {
  const isAt = (path: string) => {
    const parts = path.split('/').slice(1)
    return (
      parts.length === segments.length && parts.every((part, place) => part.startsWith(':') || part === segments[place])
    )
  }
  return Object.entries(viewTitles).find(([path]) => isAt(path))?.[1]
}
