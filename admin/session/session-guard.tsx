'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sessionTexts } from './session-texts.ts'
import { useSession } from './use-session.ts'
import './session.css'

/** Warns before a session ends, and lets whoever writes sign in again without leaving what they wrote. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { end, extend, state } = useSession()
  const [hasFailed, setFailed] = useState(false)
  const opened = useRef<Window | null>(null)
  const words = sessionTexts[i18n.language === 'zh' ? 'zh' : 'en']
  useEffect(() => {
    if (state === 'ended') return
    opened.current?.close()
    opened.current = null
  }, [state])

  const actions = {
    ending: [words.stay, () => void extend().then((isExtended) => setFailed(!isExtended))],
    ended: [words.signIn, () => (opened.current = window.open('/admin/login', 'portico-sign-in'))],
    other: [words.reload, () => window.location.reload()],
  } as const
  return (
    <>
      {children}
      {state !== 'fine' && (
        <div className="session-bar" role="alert">
          <p>
            {state === 'ending' ? words.ending(new Date(end ?? 0).toISOString()) : words[state]}
            {hasFailed && ` ${words.failed}`}
          </p>
          <button type="button" onClick={actions[state][1]}>
            {actions[state][0]}
          </button>
        </div>
      )}
    </>
  )
}
