import type { ComponentType } from 'react'
import { AccountPage } from '#site/features/account/account-page.tsx'
import { ContentText } from '#site/features/content/content-text.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { ArmillarySphere } from '#site/ui/ring-figure.tsx'
import { Register, SignIn } from './account-forms.tsx'
import { ConfirmEmail, Reset, Verify } from './link-forms.tsx'
import type { LoginContent } from './load-login.ts'
import type { LoginMode } from './login-modes.ts'
import type { LoginProps } from './login-parts.tsx'
import { Forgot, Resend } from './mail-forms.tsx'

const states: Record<Exclude<LoginMode, 'account'>, ComponentType<LoginProps>> = {
  signIn: SignIn,
  register: Register,
  forgot: Forgot,
  verify: Verify,
  resend: Resend,
  reset: Reset,
  email: ConfirmEmail,
}

/** Everything about getting into an account: one page, whose states go by `?mode=`. */
export function LoginScreen({ data: { back, mode, purpose, services } }: { data: LoginContent }) {
  if (mode === 'account') return <AccountPage />
  const State = states[mode]
  return (
    <div className="sign-in">
      <div className="sign-in-form">
        <State key={mode} back={back} services={services} />
      </div>
      {purpose && <Purpose {...purpose} />}
    </div>
  )
}

/** What an account is for, in the words of the content. */
function Purpose({ body, lead }: NonNullable<LoginContent['purpose']>) {
  const { texts } = useLanguage()
  const isSphere = useFrame()?.brand.hero === 'armillary'
  return (
    <section className="sign-in-purpose on-ink" aria-labelledby="purpose">
      {isSphere && <ArmillarySphere id="sign-in-sphere" className="sign-in-sphere" />}
      <div className="sign-in-words">
        <h2 id="purpose" className="eyebrow">
          {texts.login.purpose}
        </h2>
        <p className="sign-in-lead">{lead}</p>
        <ContentText blocks={body} />
      </div>
    </section>
  )
}
