import type { ServerProps } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { oldAddressesPath } from '#content/redirects/view.ts'
import { oldAddressTexts } from './old-addresses-texts.ts'

/** In the menu, for those who may redirect. */
export function OldAddressesLink({ i18n, user }: ServerProps) {
  if (!mayPublish(user)) return null
  return (
    <a className="nav__link" href={`/admin${oldAddressesPath}`}>
      <span className="nav__link-label">{oldAddressTexts[i18n.language === 'zh' ? 'zh' : 'en'].board}</span>
    </a>
  )
}
