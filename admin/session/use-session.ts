import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

/** How long before its end a session is warned of, in milliseconds. */
const warning = 10 * 60_000
/** How often the clock is looked at, and while nobody is signed in, the server. */
const interval = 5000
/** What Payload is told of the end: by its own timers it would leave the page then, with all that is written there. */
const distant = 20 * 24 * 60 * 60_000

export type SessionState = 'ended' | 'ending' | 'fine' | 'other'

interface Me {
  user: { id: number | string } | null
  /** Seconds since 1970. */
  exp?: number
}

async function ask(path: string, method: 'GET' | 'POST'): Promise<Me | undefined> {
  const response = await fetch(`/admin/api/users/${path}`, { method }).catch(() => undefined)
  if (response?.status === 403 || response?.status === 401) return { user: null }
  if (!response?.ok) return undefined
  return (await response.json()) as Me
}

/**
 * How far the session of the page is, whatever window it goes on or ends in.
 * @returns `end` in milliseconds since 1970; `look` asks the server now; `extend` answers whether it was extended
 */
export function useSession() {
  const { setUser, token, tokenExpirationMs, user } = useAuth()
  const [end, setEnd] = useState<number>()
  const [state, setState] = useState<SessionState>('fine')
  const id = user?.id
  // The end that Payload was told by the server becomes ours, and Payload's own is put off.
  useEffect(() => {
    if (user == null || tokenExpirationMs === undefined || tokenExpirationMs - Date.now() > distant / 2) return
    setEnd(tokenExpirationMs)
    setUser({ user, token, exp: (Date.now() + distant) / 1000 })
  }, [setUser, token, tokenExpirationMs, user])

  const learn = useCallback(
    (me: Me | undefined) => {
      // The server is away: that says nothing of the session.
      if (me === undefined) return
      if (me.user === null) setState('ended')
      else if (me.user.id !== id) setState('other')
      else if (me.exp !== undefined) {
        setEnd(me.exp * 1000)
        setState(me.exp * 1000 - Date.now() < warning ? 'ending' : 'fine')
      }
    },
    [id],
  )
  const look = useCallback(async () => learn(await ask('me', 'GET')), [learn])
  const extend = useCallback(async () => {
    const me = await ask('refresh-token', 'POST')
    learn(me)
    return me?.user != null
  }, [learn])

  useEffect(() => {
    if (id === undefined || end === undefined) return undefined
    const onTick = () => {
      const left = end - Date.now()
      // At its end the server is asked: another window may have extended it.
      if (state !== 'fine' ? state !== 'ending' || left <= 0 : left <= 0) void look()
      else setState(left < warning ? 'ending' : 'fine')
    }
    const onReturn = () => document.visibilityState === 'visible' && void look()
    const timer = setInterval(onTick, interval)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [end, id, look, state])

  // Whoever signs out here means it.
  return { state: id === undefined ? ('fine' as const) : state, end, extend }
}
