import { type ReactNode, useState } from 'react'
import { useAccountTexts } from '#site/features/account/texts.ts'
import type { MessageTemplate } from '#site/messages/texts.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { EmailField, LoginHeading, type LoginProps, OtherWay, Outcome } from './login-parts.tsx'
import { SubmitButton } from '#site/features/account/submit-button.tsx'
import { useSubmit } from '#site/features/account/use-submit.ts'

interface AskForMail extends Pick<LoginProps, 'back'> {
  heading: ReactNode
  submit: string
  /** What is said once it was asked for, with `{email}`. */
  sent: { title: string; text: MessageTemplate }
  path: 'auth/forgot' | 'auth/register/resend'
}

/** Asking for a mail with a link. The words afterwards are the same for every address. */
function AskForMail({ back, heading, path, sent, submit }: AskForMail) {
  const portal = usePortal()
  const { texts } = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const { errors, failure, form, loading } = useSubmit(['email'], async (values) => {
    await portal.call(path, values)
    setSentTo(values.email.trim())
  })
  const { noMail, toSignIn } = texts.login
  if (sentTo !== undefined)
    return (
      <Outcome title={sent.title} words={sent.text({ email: sentTo })}>
        <p className="sign-in-small">{noMail}</p>
      </Outcome>
    )
  return (
    <>
      {heading}
      <form {...form} className="form needs-scripts">
        <EmailField error={errors.email} />
        <SubmitButton failure={failure} loading={loading}>
          {submit}
        </SubmitButton>
      </form>
      <div className="sign-in-ways">
        <OtherWay mode="signIn" back={back}>
          {toSignIn}
        </OtherWay>
      </div>
    </>
  )
}

/** Asking for a link to set a new password. */
export function Forgot({ back }: LoginProps) {
  const { forgotSent, submit } = useLanguage().texts.login
  return (
    <AskForMail
      back={back}
      heading={<LoginHeading mode="forgot" />}
      submit={submit.forgot}
      sent={forgotSent}
      path="auth/forgot"
    />
  )
}

/** Asking once more for the mail that confirms a registration. */
export function Resend({ back }: LoginProps) {
  const { lead, sent, submit, title } = useAccountTexts().resend
  const heading = (
    <div className="sign-in-head">
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  )
  return <AskForMail back={back} heading={heading} submit={submit} sent={sent} path="auth/register/resend" />
}

/** The way there, for who waits for that mail. */
export function ToResend({ back }: Pick<LoginProps, 'back'>) {
  const { question, way } = useAccountTexts().resend
  return (
    <OtherWay mode="resend" back={back} question={question}>
      {way}
    </OtherWay>
  )
}
