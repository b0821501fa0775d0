import { type ReactNode, useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { safeRedirect } from '#site/runtime/session/safe-redirect.ts'
import { session } from '#site/runtime/session/session.ts'
import { AccountPassword, LoginHeading, type LoginProps, MailedLink, OtherWay, Outcome } from './login-parts.tsx'
import { SubmitButton } from '#site/features/account/submit-button.tsx'
import { ToResend } from './mail-forms.tsx'
import { useSubmit } from '#site/features/account/use-submit.ts'

interface FormProps {
  token: string
  /** Where to go when the link does not work. */
  ways: ReactNode
}

/** The end of a registration: the link of the mail, with the password that was chosen. */
export function Verify({ back }: LoginProps) {
  const { texts } = useLanguage()
  const { linkEnded, registerAgain } = texts.login
  const again = (
    <OtherWay mode="register" back={back} question={linkEnded}>
      {registerAgain}
    </OtherWay>
  )
  // A link that has expired took the registration with it; one that came incomplete can be mailed again.
  const ways = (
    <>
      <ToResend back={back} />
      {again}
    </>
  )
  return <MailedLink ways={ways}>{(token) => <VerifyForm token={token} ways={again} />}</MailedLink>
}

function VerifyForm({ token, ways }: FormProps) {
  const portal = usePortal()
  const { address: to, texts } = useLanguage()
  const [isDone, setIsDone] = useState(false)
  const { errors, failure, form, loading } = useSubmit(['password'], async ({ password }) => {
    const { back, email } = await portal.call('auth/verify', { token, password })
    // The link and the password were right. Whatever holds signing in up now, the account is there.
    setIsDone(true)
    const answer = await portal.call('auth/login', { email, password }).catch(() => undefined)
    if (answer === undefined || !('token' in answer)) return
    session.signIn(answer.token, answer.info)
    location.replace(safeRedirect(back) ?? to('/'))
  })
  const { submit, verified } = texts.login
  if (isDone) return <Outcome title={verified.title} words={verified.text} isSignInOffered />
  return (
    <>
      <LoginHeading mode="verify" />
      <form {...form} className="form needs-scripts">
        <AccountPassword error={errors.password} />
        <SubmitButton failure={failure} loading={loading}>
          {submit.verify}
        </SubmitButton>
      </form>
      <div className="sign-in-ways">{ways}</div>
    </>
  )
}

/** A new password, by the link of the mail. */
export function Reset({ back }: LoginProps) {
  const { texts } = useLanguage()
  const { askAgain, linkEnded } = texts.login
  const ways = (
    <OtherWay mode="forgot" back={back} question={linkEnded}>
      {askAgain}
    </OtherWay>
  )
  return <MailedLink ways={ways}>{(token) => <ResetForm token={token} ways={ways} />}</MailedLink>
}

function ResetForm({ token, ways }: FormProps) {
  const portal = usePortal()
  const { texts } = useLanguage()
  const [isDone, setIsDone] = useState(false)
  const { errors, failure, form, loading } = useSubmit(['password'], async (values) => {
    await portal.call('auth/reset', { token, ...values })
    // If this browser was signed in to the account, that has ended on the server.
    session.signOut()
    setIsDone(true)
  })
  const { newPassword, submit, wasReset } = texts.login
  if (isDone) return <Outcome title={wasReset.title} words={wasReset.text} isSignInOffered />
  return (
    <>
      <LoginHeading mode="reset" />
      <form {...form} className="form needs-scripts">
        <AccountPassword error={errors.password} label={newPassword} isNew />
        <SubmitButton failure={failure} loading={loading}>
          {submit.reset}
        </SubmitButton>
      </form>
      <div className="sign-in-ways">{ways}</div>
    </>
  )
}

/** One of the two confirmations of another address; nothing is typed, but a button is pressed. */
export function ConfirmEmail() {
  return <MailedLink>{(token) => <ConfirmEmailForm token={token} />}</MailedLink>
}

function ConfirmEmailForm({ token }: Pick<FormProps, 'token'>) {
  const portal = usePortal()
  const { texts } = useLanguage()
  const [state, setState] = useState<'waiting' | 'changed'>()
  const { failure, form, loading } = useSubmit([], async () => {
    setState((await portal.call('auth/email/confirm', { token })).state)
  })
  const { emailChanged, emailWaiting, submit } = texts.login
  if (state !== undefined) {
    const { text, title } = state === 'changed' ? emailChanged : emailWaiting
    return <Outcome title={title} words={text} />
  }
  return (
    <>
      <LoginHeading mode="email" />
      <form {...form} className="form needs-scripts">
        <SubmitButton failure={failure} loading={loading}>
          {submit.email}
        </SubmitButton>
      </form>
    </>
  )
}
