import { useLocation } from 'react-router'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { leaveForHome } from '#site/runtime/navigation/route-middleware.ts'
import { session } from '#site/runtime/session/session.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { CountBadge } from '#site/ui/count-badge.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

/** Signing in; once somebody is signed in, their name with what is theirs. A `details`, so the keyboard works it. */
export function PersonMenu({ className = '' }: { className?: string }) {
  const { locale, off, texts, to } = useLanguage()
  const isSignedIn = useUserState(({ token }) => token !== '')
  const { name, unreadTickets = 0 } = useUserState(({ info }) => info)
  const { pathname } = useLocation()
  if (!isSignedIn) {
    return (
      <a href={to('/login')} className={`${buttonStyle.small} ${className}`}>
        {texts.signIn}
      </a>
    )
  }
  const signOut = () => {
    const token = session.token()
    // Whatever the portal says to it, here the session is over.
    const ended = import('#site/runtime/portal/account.ts')
      .then(({ endSession }) => endSession(locale, token))
      .catch(() => {})
    const isLeaving = leaveForHome(pathname, ended)
    session.signOut()
    if (!isLeaving) showToast({ type: 'success', text: texts.signedOut })
  }
  return (
    <details className={`person-menu ${className}`} name="person-menu">
      <summary>
        <Icon drawing={interfaceIcons.circleUser} />
        <span>{name ?? texts.account}</span>
        <CountBadge count={unreadTickets} label={texts.unread + unreadTickets} />
        <Icon drawing={interfaceIcons.chevronDown} />
      </summary>
      <ul className="person-panel">
        {!off.includes('support') && (
          <li>
            <a href={to('/support/ticket/mine')}>{texts.myTickets}</a>
          </li>
        )}
        {!off.includes('downloads') && (
          <li>
            <a href={to('/product/downHistory')}>{texts.myDownloads}</a>
          </li>
        )}
        <li>
          <a href={to('/login?mode=account')}>{texts.account}</a>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            {texts.signOut}
          </button>
        </li>
      </ul>
    </details>
  )
}
