import { AccessTokenPart } from './access-token-part.tsx'
import { useAccountTexts } from './texts.ts'
import { ConsentPart } from './consent-part.tsx'
import { DataPart } from './data-part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { NoticePart } from './notice-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { SessionPart } from './session-part.tsx'
import { SignInPart } from './sign-in-part.tsx'

/** Everything about one's own account, on one page. */
export function AccountScreen() {
  const texts = useAccountTexts()
  const parts = ['profile', 'signIn', 'factor', 'sessions', 'tokens', 'notices', 'consents', 'data'] as const
  return (
    <div className="account-parts">
      <nav className="account-contents" aria-label={texts.page.contents}>
        <ul>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{texts[part].title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <ProfilePart />
        <SignInPart />
        <SecondFactorPart />
        <SessionPart />
        <AccessTokenPart />
        <NoticePart />
        <ConsentPart />
        <DataPart />
      </div>
    </div>
  )
}
