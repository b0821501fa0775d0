import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Service } from '#site/features/account/service-buttons.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ButtonLink } from '#site/ui/buttons.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Phrases } from '#site/ui/phrases.tsx'
import { PasswordField, TextField } from '#site/ui/text-field.tsx'
import { useLive } from '#site/ui/use-live.ts'
import { loginAddress, type LoginMode, readLinkToken } from './login-modes.ts'

/** What every state of the page is given. */
export interface LoginProps {
  back: string | undefined
  /** Services that people may sign in by. */
  services: Service[]
}

export function LoginHeading({ mode }: { mode: Exclude<LoginMode, 'account' | 'resend'> }) {
  const { texts } = useLanguage()
  return (
    <div className="sign-in-head">
      <h1>{texts.login.titles[mode]}</h1>
      <p>{texts.login.leads[mode]}</p>
    </div>
  )
}

interface FieldProps {
  error: string | true | undefined
}

/** The address is also the name of the account: so password managers know it. */
export function EmailField({ error, offersPasskeys = false }: FieldProps & { offersPasskeys?: boolean }) {
  const { texts } = useLanguage()
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={320}
      label={texts.login.email}
      error={error}
    />
  )
}

/** The password of an account, or one that is to be set. */
export function AccountPassword({ error, isNew = false, label }: FieldProps & { isNew?: boolean; label?: string }) {
  const { texts } = useLanguage()
  const { hidePassword, password, passwordHint, showPassword } = texts.login
  return (
    <PasswordField
      id="password"
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      label={label ?? password}
      hint={isNew ? passwordHint : undefined}
      showLabel={showPassword}
      hideLabel={hidePassword}
      error={error}
    />
  )
}

/** A question with the way to another state of the page. */
export function OtherWay({
  back,
  children,
  mode,
  question,
}: Pick<LoginProps, 'back'> & { mode: LoginMode; question?: string; children: ReactNode }) {
  const { to } = useLanguage()
  return (
    <p>
      {question && <span className="sign-in-question">{question}</span>}
      <a href={to(loginAddress(mode, back))} className={linkStyle.text}>
        {children}
      </a>
    </p>
  )
}

/** What has come of it, in the form's place. The focus goes there, because what had it is gone. */
export function Outcome({
  children,
  isSignInOffered = false,
  title,
  words,
}: {
  title: string
  words: string
  isSignInOffered?: boolean
  children?: ReactNode
}) {
  const { texts, to } = useLanguage()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="sign-in-head">
      <h1 ref={ref} tabIndex={-1}>
        <Phrases text={title} />
      </h1>
      <p>{words}</p>
      {isSignInOffered && (
        <ButtonLink href={to('/login')} variant="primary" className="sign-in-onward">
          {texts.login.toSignIn}
        </ButtonLink>
      )}
      {children}
    </div>
  )
}

/**
 * A state to which a mailed link leads, with the link's token. Opening the link does nothing: programs that look through
 * mails open links too, so the person presses a button.
 */
export function MailedLink({ children, ways }: { children: (token: string) => ReactNode; ways?: ReactNode }) {
  const { texts } = useLanguage()
  const { hash } = useLocation()
  const linked = readLinkToken(hash)
  // The server does not see the token, so until scripts run every link passes for a whole one.
  const token = useLive() ? linked : ''
  // Another link is another form. The key is the link's from the first drawing on: one that came only with the scripts
  // would draw the form anew, without what was typed until then.
  if (token !== undefined) return <Fragment key={linked}>{children(token)}</Fragment>
  const { text, title } = texts.login.incomplete
  return (
    <Outcome title={title} words={text}>
      {ways && <div className="sign-in-ways">{ways}</div>}
    </Outcome>
  )
}
