import { lazy, Suspense } from 'react'
import { ZoneNote } from '#site/features/content/moment.tsx'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { useLive } from '#site/ui/use-live.ts'
import { useAccountTexts } from './texts.ts'

/** Fetched for who is signed in: the server knows nobody, and signing in does without it. */
const AccountScreen = lazy(async () => ({ default: (await import('./account-screen.tsx')).AccountScreen }))

/** The person's own account; the route's middleware sends everybody else to sign in. */
export function AccountPage() {
  const { page } = useAccountTexts()
  const isSignedIn = useUserState(({ token }) => token !== '')
  const isOpen = useLive() && isSignedIn
  const waiting = <p className="account-waiting">{page.loading}</p>
  return (
    <div className="account">
      <div className="account-head">
        <h1>{page.title}</h1>
        <p>{page.lead}</p>
        {isOpen && <ZoneNote />}
      </div>
      {isOpen ? (
        <Suspense fallback={waiting}>
          <AccountScreen />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
