import type { ServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { linksPath } from '#content/links/view.ts'
import { brokenTexts } from './broken-texts.ts'

/** In the menu, for those who write content. */
export function LinksLink({ i18n, user }: ServerProps) {
  if (!isWriter(user)) return null
  return (
    <a className="nav__link" href={`/admin${linksPath}`}>
      <span className="nav__link-label">{brokenTexts[i18n.language === 'zh' ? 'zh' : 'en'].board}</span>
    </a>
  )
}
