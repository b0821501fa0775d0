import { useEffect, useState } from 'react'
import { isPortalError } from '#portal/portal-error.ts'
import { useAccountTexts } from '#site/features/account/texts.ts'
import {
  type OpenedSession,
  type PendingSignIn,
  SecondFactorPrompt,
} from '#site/features/account/second-factor-prompt.tsx'
import { loginAddress } from './login-modes.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { safeRedirect } from '#site/runtime/session/safe-redirect.ts'
import { session } from '#site/runtime/session/session.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { ButtonLink } from '#site/ui/buttons.tsx'
import { EmptyState, ErrorState } from '#site/ui/states.tsx'

type State =
  | { at: 'checking' | 'done' | 'nothing' }
  | { at: 'second'; step: PendingSignIn; back: string }
  | { at: 'cancelled'; back: string | undefined }
  | { at: 'failed'; words: string; requestId: string | undefined }

/**
 * The service's parameters work only once. They are removed from the address before any request, so neither a reload
 * nor the history sends them again.
 */
let handedOver: string | undefined
function takeQuery(): string {
  if (handedOver === undefined) {
    handedOver = location.search
    history.replaceState(history.state, '', location.pathname)
  }
  return handedOver
}

/** Returning from another service: the portal checks its response, and the person continues where they were. */
export function CallbackScreen() {
  const state = useReturn()
  const { address: to } = useLanguage()
  const texts = useAccountTexts()
  const { callback } = texts
  if (state.at === 'second')
    return (
      <div className="sign-in-form">
        <SecondFactorPrompt step={state.step} onDone={state.onDone} onRestart={() => location.replace(to('/login'))} />
      </div>
    )
  if (state.at === 'cancelled')
    return (
      <div className="sign-in-return" role="status">
        <h1 className="sr-only">{callback.title}</h1>
        <EmptyState title={callback.cancelled} actions={<WaysOn back={state.back} />}>
          <p>{callback.cancelledText}</p>
        </EmptyState>
      </div>
    )
  if (state.at === 'failed' || state.at === 'nothing') {
    const isFailure = state.at === 'failed'
    return (
      <div className="sign-in-return">
        <h1 className="sr-only">{callback.title}</h1>
        <ErrorState
          title={callback.failed}
          actions={<WaysOn back={undefined} />}
          reference={isFailure && state.requestId !== undefined && callback.reference({ id: state.requestId })}
        >
          {isFailure ? state.words : callback.nothing}
        </ErrorState>
      </div>
    )
  }
  return (
    <div className="sign-in-return" aria-busy={state.at === 'checking'}>
      <div className="sign-in-head">
        <h1>{callback.title}</h1>
        <p role="status">{state.at === 'done' ? callback.done : callback.text}</p>
      </div>
      <ol className="sign-in-steps" data-done={state.at === 'done' || undefined}>
        {Object.values(callback.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** The ways that the words of a failure name: signing in, an account of one's own, and for who has one its page. */
function WaysOn({ back }: { back: string | undefined }) {
  const { address: to } = useLanguage()
  const { callback } = useAccountTexts()
  if (session.token() !== '')
    return <ButtonLink href={to(loginAddress('account', undefined))}>{callback.account}</ButtonLink>
  return (
    <>
      <ButtonLink href={to(loginAddress('signIn', back))} variant="primary">
        {callback.retry}
      </ButtonLink>
      <ButtonLink href={to(loginAddress('register', back))}>{callback.register}</ButtonLink>
    </>
  )
}

/** Hands the answer of the service to the portal, once. */
function useReturn() {
  const portal = usePortal()
  const { address: to } = useLanguage()
  const { callback } = useAccountTexts()
  const [state, setState] = useState<State>({ at: 'checking' })

  useEffect(() => {
    // Only addresses of this site are followed, whatever the address said.
    const goTo = (address: string | undefined) => location.replace(safeRedirect(address) ?? to('/'))
    const query = takeQuery()
    if (query === '') return setState({ at: 'nothing' })
    session.restore()
    portal.call('auth/oidc/callback', { query }).then(
      ({ back, isCancelled, isLinked, signIn }) => {
        if (isCancelled) return setState({ at: 'cancelled', back: safeRedirect(back) })
        if (signIn && 'pending' in signIn)
          return setState({ at: 'second', step: signIn, back: safeRedirect(back) ?? to('/') })
        if (signIn) session.signIn(signIn.token, signIn.info)
        if (isLinked) showToast({ type: 'success', text: callback.linked })
        setState({ at: 'done' })
        return goTo(back)
      },
      (error: unknown) => {
        if (!isPortalError(error)) throw error
        setState({ at: 'failed', words: error.message, requestId: error.requestId })
      },
    )
  }, [portal, to, callback])

  const onDone = ({ info, token }: OpenedSession) => {
    session.signIn(token, info)
    location.replace(state.at === 'second' ? state.back : to('/'))
  }
  return { ...state, onDone }
}
