import { useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSubmit } from './use-submit.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Button } from '#site/ui/buttons.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { useAccountTexts } from './texts.ts'
import { signInWithPasskey } from './passkey.ts'

type SignedIn = CallOutput<'auth/login'>
export type OpenedSession = Extract<SignedIn, { token: string }>
export type PendingSignIn = Extract<SignedIn, { pending: string }>

/**
 * Asks for the second factor after a password or another service. There is no session yet; its state exists only on
 * this page.
 */
export function SecondFactorPrompt({
  onDone,
  onRestart,
  step: { methods, pending },
}: {
  step: PendingSignIn
  onDone: (opened: OpenedSession) => void
  onRestart: () => void
}) {
  const portal = usePortal()
  const { second } = useAccountTexts()
  const { texts } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const { errors, failure, form, loading } = useSubmit(
    ['code'],
    async ({ code }) => {
      onDone(await portal.call('auth/second-factor', { pending, code }))
    },
    { empty: { code: second.empty } },
  )

  async function usePasskey() {
    setIsAsking(true)
    try {
      const { options } = await portal.call('auth/second-factor/passkey/start', { pending })
      const response = await signInWithPasskey(options)
      if (response !== undefined) onDone(await portal.call('auth/second-factor/passkey', { pending, response }))
    } catch {
      // The portal's client has shown the error.
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <>
      <div className="sign-in-head">
        <h1>{second.title}</h1>
        <p>{second.lead}</p>
      </div>
      {methods.includes('passkey') && (
        <Button
          variant={methods.includes('totp') ? 'quiet' : 'primary'}
          loading={isAsking ? texts.login.sending : undefined}
          onClick={() => void usePasskey()}
        >
          {second.passkey}
        </Button>
      )}
      <form {...form} className="form needs-scripts">
        <TextField
          id="code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          // The previous step had the focus and is gone.
          autoFocus
          maxLength={40}
          label={second.code}
          hint={second.codeHint}
          error={errors.code}
        />
        <SubmitButton failure={failure} loading={loading}>
          {second.submit}
        </SubmitButton>
      </form>
      <div className="sign-in-ways">
        <p>
          <button type="button" className={linkStyle.text} onClick={onRestart}>
            {second.restart}
          </button>
        </p>
      </div>
    </>
  )
}
