import type { ServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { deskPath } from '#content/desk/view.ts'

const words = { zh: '工单台', en: 'Support desk' }

/** In the menu above the collections, for those who look after tickets. */
export function DeskLink({ i18n, user }: ServerProps) {
  if (!hasRole(user, 'administrator', 'agent')) return null
  return (
    <a className="nav__link" href={`/admin${deskPath}`}>
      <span className="nav__link-label">{words[i18n.language === 'zh' ? 'zh' : 'en']}</span>
    </a>
  )
}
