import type { ServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { interfaceTextsPath } from '#content/interface-texts/view.ts'
import { interfaceTextsTexts } from './interface-texts-texts.ts'

/** In the menu, for those who write content. */
export function InterfaceTextsLink({ i18n, user }: ServerProps) {
  if (!isWriter(user)) return null
  return (
    <a className="nav__link" href={`/admin${interfaceTextsPath}`}>
      <span className="nav__link-label">{interfaceTextsTexts[i18n.language === 'zh' ? 'zh' : 'en'].board}</span>
    </a>
  )
}
