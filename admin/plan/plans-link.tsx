import type { ServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { plansPath } from '#content/plan/view.ts'
import { planTexts } from './plan-texts.ts'

/** In the menu, for those who write content. */
export function PlansLink({ i18n, user }: ServerProps) {
  if (!isWriter(user)) return null
  return (
    <a className="nav__link" href={`/admin${plansPath}`}>
      <span className="nav__link-label">{planTexts[i18n.language === 'zh' ? 'zh' : 'en'].board}</span>
    </a>
  )
}
