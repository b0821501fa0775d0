import type { ServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { moveContentPath } from '#content/move/view.ts'
import { moveTexts } from './move-texts.ts'

/** In the menu, for administrators. */
export function MoveLink({ i18n, user }: ServerProps) {
  if (!hasRole(user, 'administrator')) return null
  return (
    <a className="nav__link" href={`/admin${moveContentPath}`}>
      <span className="nav__link-label">{moveTexts[i18n.language === 'zh' ? 'zh' : 'en'].title}</span>
    </a>
  )
}
