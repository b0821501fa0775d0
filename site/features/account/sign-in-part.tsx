import { useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { session } from '#site/runtime/session/session.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { Button } from '#site/ui/buttons.tsx'
import { PasswordField, TextField } from '#site/ui/text-field.tsx'
import { AccountSection, Loaded, PasswordAction, Row } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { usePersonalData } from './use-personal-data.ts'
import { useServices } from './use-services.ts'

/** Address, password and linked services: how the person gets in. */
export function SignInPart() {
  const { signIn } = useAccountTexts()
  const own = usePersonalData('auth/identities')
  return (
    <AccountSection id="signIn" title={signIn.title}>
      <Loaded own={own}>
        {({ hasPassword, identities }) => (
          <>
            <EmailRow hasPassword={hasPassword} />
            <PasswordRow hasPassword={hasPassword} />
            <ServiceRows identities={identities} hasPassword={hasPassword} onChange={own.reload} />
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

function EmailRow({ hasPassword }: { hasPassword: boolean }) {
  const portal = usePortal()
  const { texts } = useLanguage()
  const { signIn } = useAccountTexts()
  const email = useUserState(({ info }) => info.email)
  const [isSent, setIsSent] = useState(false)
  const change = (
    <PasswordAction
      id="email"
      label={signIn.changeEmail}
      submit={signIn.sendLinks}
      names={['email']}
      renderFields={(errors) => (
        <TextField
          id="email-new"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={320}
          // The pressed button is gone.
          autoFocus
          label={signIn.newEmail}
          error={errors.email}
        />
      )}
      run={async (values) => {
        await portal.call('auth/email', values)
        setIsSent(true)
      }}
    />
  )
  return (
    <Row title={texts.login.email} actions={hasPassword && !isSent && change}>
      <span className="account-value">{email}</span>
      {isSent && <p role="status">{signIn.emailSent}</p>}
    </Row>
  )
}

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const portal = usePortal()
  const { texts } = useLanguage()
  const { page, signIn } = useAccountTexts()
  const email = useUserState(({ info }) => info.email) ?? ''
  const [isSent, setIsSent] = useState(false)
  async function sendLink() {
    await portal.call('auth/forgot', { email }).then(
      () => setIsSent(true),
      () => undefined,
    )
  }
  if (!hasPassword)
    return (
      <Row
        title={signIn.password}
        actions={
          !isSent && (
            <Button size="small" onClick={() => void sendLink()}>
              {signIn.setPassword}
            </Button>
          )
        }
      >
        {signIn.noPassword}
        {isSent && <p role="status">{signIn.passwordSent({ email })}</p>}
      </Row>
    )
  const change = (
    <PasswordAction
      id="password"
      label={signIn.changePassword}
      text={signIn.passwordEnds}
      names={['newPassword']}
      renderFields={(errors) => (
        <PasswordField
          id="password-new"
          name="newPassword"
          autoComplete="new-password"
          // The pressed button is gone.
          autoFocus
          label={signIn.newPassword}
          hint={texts.login.passwordHint}
          showLabel={texts.login.showPassword}
          hideLabel={texts.login.hidePassword}
          error={errors.newPassword}
        />
      )}
      run={async (values) => {
        await portal.call('auth/password', values)
        showToast({ type: 'success', text: page.saved })
        // Every session has ended, this one too: the page's middleware leads to signing in again.
        session.signOut()
      }}
    />
  )
  return (
    <Row title={signIn.password} actions={change}>
      {signIn.hasPassword}
    </Row>
  )
}

type Identities = CallOutput<'auth/identities'>['identities']

function ServiceRows({
  hasPassword,
  identities,
  onChange,
}: {
  identities: Identities
  hasPassword: boolean
  onChange: () => Promise<void>
}) {
  const portal = usePortal()
  const { signIn } = useAccountTexts()
  const services = useServices()
  const free = services.filter(({ id }) => !identities.some(({ provider }) => provider === id))
  if (services.length === 0 && identities.length === 0) return null
  return (
    <>
      <h3 className="account-subtitle">{signIn.services}</h3>
      {identities.length === 0 && <p className="account-row-text">{signIn.noServices}</p>}
      {identities.map(({ account, id, label, usedAt }) => (
        <Row
          key={id}
          title={label}
          actions={
            hasPassword && (
              <PasswordAction
                id={`unlink-${id}`}
                label={signIn.unlink}
                title={signIn.unlinkTitle({ label })}
                run={async ({ password }) => {
                  await portal.call('auth/identities/remove', { id, password })
                  await onChange()
                }}
              />
            )
          }
        >
          <span className="account-value">{account}</span> · {signIn.usedAt} <Moment iso={usedAt} />
        </Row>
      ))}
      {hasPassword && free.length > 0 && (
        <div className="account-actions">
          {free.map(({ id, label }) => (
            <PasswordAction
              key={id}
              id={`link-${id}`}
              label={signIn.link({ label })}
              run={async ({ password }) => {
                const back = location.pathname + location.search
                const { address } = await portal.call('auth/oidc/link', { provider: id, password, back })
                location.assign(address)
              }}
            />
          ))}
        </div>
      )}
    </>
  )
}
