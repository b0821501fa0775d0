import type { ServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { mailTextsPath } from '#content/mail-texts/view.ts'
import { mailTextsTexts } from './mail-texts-texts.ts'

/** In the menu, for those who write content. */
export function MailTextsLink({ i18n, user }: ServerProps) {
  if (!isWriter(user)) return null
  return (
    <a className="nav__link" href={`/admin${mailTextsPath}`}>
      <span className="nav__link-label">{mailTextsTexts[i18n.language === 'zh' ? 'zh' : 'en'].board}</span>
    </a>
  )
}
