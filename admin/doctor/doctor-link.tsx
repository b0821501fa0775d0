import type { ServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { doctorPath } from '#content/doctor/view.ts'
import { doctorTexts } from './doctor-texts.ts'

/** In the menu, for administrators. */
export function DoctorLink({ i18n, user }: ServerProps) {
  if (!hasRole(user, 'administrator')) return null
  return (
    <a className="nav__link" href={`/admin${doctorPath}`}>
      <span className="nav__link-label">{doctorTexts[i18n.language === 'zh' ? 'zh' : 'en'].title}</span>
    </a>
  )
}
