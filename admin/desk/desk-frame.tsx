import type { ReactNode } from 'react'
import { hasRole } from '#content/access/roles.ts'
import { deskPath } from '#content/desk/view.ts'
import type { Locale } from '#lib/locale.ts'
import { AdminFrame, type AdminPage, languageOf } from '#admin/frame/admin-frame.tsx'
import './desk.css'
import './desk-list.css'
import './desk-ticket.css'
import './desk-composer.css'
import './desk-notices.css'
import './desk-reports.css'
import './desk-widths.css'

const refused = {
  zh: '只有管理员和客服可以使用工单台。',
  en: 'Only administrators and agents use the support desk.',
}
const home = { zh: '工单台', en: 'Support desk' }

interface DeskFrame extends AdminPage {
  path: string
  title: Record<Locale, string>
  children: (locale: Locale) => ReactNode
}

/** A screen of the desk inside the admin, for those who may see it. */
export function DeskFrame({ children, path, title, ...page }: DeskFrame) {
  const language = languageOf(page)
  const isAllowed = hasRole(page.initPageResult.req.user, 'administrator', 'agent')
  const steps = path === deskPath ? [] : [{ label: home[language], url: deskPath }]
  return (
    <AdminFrame {...page} path={path} steps={[...steps, { label: title[language] }]}>
      {isAllowed ? children(language) : <p className="desk-refused">{refused[language]}</p>}
    </AdminFrame>
  )
}
