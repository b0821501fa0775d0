import { useCallback, useEffect, useState } from 'react'
import {
  signInWithPasskey,
  hasPasskeys,
  startPasskeyAutofill,
  stopPasskeyAutofill,
} from '#site/features/account/passkey.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { session } from '#site/runtime/session/session.ts'
import { Button } from '#site/ui/buttons.tsx'
import { useLive } from '#site/ui/use-live.ts'

/** Signing in with a passkey alone: by a button, or chosen among the names that the browser offers for the address. */
export function PasskeySignIn() {
  const portal = usePortal()
  const { texts } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const isLive = useLive()
  const canAsk = isLive && hasPasskeys()

  /** Asks in one of both ways. @returns whether somebody is signed in now */
  const signIn = useCallback(
    async (ask: (question: () => Promise<Record<string, unknown>>) => ReturnType<typeof signInWithPasskey>) => {
      let asked = ''
      const response = await ask(async () => {
        const question = await portal.call('auth/passkey/start')
        asked = question.asked
        return question.options
      })
      if (response === undefined) return false
      const { info, token } = await portal.call('auth/passkey', { asked, response })
      session.signIn(token, info)
      return true
    },
    [portal],
  )

  // What goes wrong has been said by the portal's client.
  const offer = useCallback(() => signIn(startPasskeyAutofill).catch(() => false), [signIn])
  useEffect(() => {
    if (canAsk) void offer()
    return () => void stopPasskeyAutofill()
  }, [canAsk, offer])

  async function press() {
    setIsAsking(true)
    const isIn = await signIn(async (question) => signInWithPasskey(await question())).catch(() => false)
    setIsAsking(false)
    // Asking for one has ended the offer.
    if (!isIn) void offer()
  }

  // In the server's HTML too: nearly every browser has passkeys, and nothing moves when the scripts come.
  return (
    (canAsk || !isLive) && (
      <Button
        className="needs-scripts"
        loading={isAsking ? texts.login.sending : undefined}
        onClick={() => void press()}
      >
        {texts.login.byPasskey}
      </Button>
    )
  )
}
