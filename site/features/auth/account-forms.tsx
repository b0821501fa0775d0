import { useState } from 'react'
import { currentAccountConsent } from '#domain/account/account-consent.ts'
import { type PendingSignIn, SecondFactorPrompt } from '#site/features/account/second-factor-prompt.tsx'
import { ServiceButtons } from '#site/features/account/service-buttons.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { session } from '#site/runtime/session/session.ts'
import { Checkbox } from '#site/ui/choice-fields.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { TextField } from '#site/ui/text-field.tsx'
import { AccountPassword, EmailField, LoginHeading, type LoginProps, OtherWay, Outcome } from './login-parts.tsx'
import { SubmitButton } from '#site/features/account/submit-button.tsx'
import { ToResend } from './mail-forms.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useSubmit } from '#site/features/account/use-submit.ts'

/** Signing in. Where the person goes then is the guest middleware's to say: it hears of every session. */
export function SignIn({ back, services }: LoginProps) {
  const portal = usePortal()
  const { texts } = useLanguage()
  const [step, setStep] = useState<PendingSignIn>()
  const { errors, failure, form, loading } = useSubmit(
    ['email', 'password'],
    async (values) => {
      const answer = await portal.call('auth/login', values)
      if ('token' in answer) session.signIn(answer.token, answer.info)
      else setStep(answer)
    },
    { credentials: ['email', 'password'] },
  )
  const { forgotten, noAccount, submit, toRegister } = texts.login
  if (step !== undefined)
    return (
      <SecondFactorPrompt
        step={step}
        onDone={({ info, token }) => session.signIn(token, info)}
        onRestart={() => location.reload()}
      />
    )
  return (
    <>
      <LoginHeading mode="signIn" />
      <form {...form} className="form needs-scripts">
        <EmailField error={errors.email} offersPasskeys />
        <AccountPassword error={errors.password} />
        <SubmitButton failure={failure} loading={loading}>
          {submit.signIn}
        </SubmitButton>
      </form>
      <PasskeySignIn />
      {services.length > 0 && <ServiceButtons services={services} back={back} />}
      <div className="sign-in-ways">
        <OtherWay mode="forgot" back={back}>
          {forgotten}
        </OtherWay>
        <OtherWay mode="register" back={back} question={noAccount}>
          {toRegister}
        </OtherWay>
        <ToResend back={back} />
      </div>
    </>
  )
}

/** Asking for an account. The answer is the same whether the address has one, and so are these words. */
export function Register({ back }: LoginProps) {
  const portal = usePortal()
  const { texts, to } = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const { errors, failure, form, loading } = useSubmit(
    ['name', 'email', 'password', 'consent'],
    async ({ email, name, password }) => {
      await portal.call('auth/register', { email, name, password, consent: currentAccountConsent, back })
      setSentTo(email.trim())
    },
  )
  const { consentAfter, consentBefore, hasAccount, name, noMail, privacy, registered, submit, toSignIn } = texts.login
  if (sentTo !== undefined)
    return (
      <Outcome title={registered.title} words={registered.text({ email: sentTo })}>
        <p className="sign-in-small">{noMail}</p>
        <div className="sign-in-ways">
          <ToResend back={back} />
        </div>
      </Outcome>
    )
  return (
    <>
      <LoginHeading mode="register" />
      <form {...form} className="form needs-scripts">
        <TextField id="name" name="name" autoComplete="name" maxLength={100} label={name} error={errors.name} />
        <EmailField error={errors.email} />
        <AccountPassword error={errors.password} isNew />
        <Checkbox
          id="consent"
          name="consent"
          label={
            <>
              {consentBefore}
              <a href={to('/PrivacyPolicy')} target="_blank" className={linkStyle.text}>
                {privacy}
              </a>
              {consentAfter}
            </>
          }
          error={errors.consent}
        />
        <SubmitButton failure={failure} loading={loading}>
          {submit.register}
        </SubmitButton>
      </form>
      <div className="sign-in-ways">
        <OtherWay mode="signIn" back={back} question={hasAccount}>
          {toSignIn}
        </OtherWay>
      </div>
    </>
  )
}
