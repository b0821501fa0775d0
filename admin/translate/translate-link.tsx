import type { ServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { translatePath } from '#content/translate/view.ts'
import { translateTexts } from './translate-texts.ts'

/** In the menu, for those who write content. */
export function TranslateLink({ i18n, user }: ServerProps) {
  if (!isWriter(user)) return null
  return (
    <a className="nav__link" href={`/admin${translatePath}`}>
      <span className="nav__link-label">{translateTexts[i18n.language === 'zh' ? 'zh' : 'en'].title}</span>
    </a>
  )
}
