import type { Transport } from '#portal/client.ts'
import { createStore } from './user-state.ts'

/** Time between two looks whether the site can be reached again, in milliseconds. */
const lookAgain = 3000

/** Whether the connection is lost, and something may be waiting for it. */
export const connectionState = createStore({ isLost: false })

/** Whether the site answers at all, whatever it says. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  // The smallest answer there is; what a proxy says in its place is one as well.
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Until it is time to look again, or the device has a network. */
async function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, lookAgain)
    addEventListener('online', end)
  })
}

let waiting: Promise<void> | undefined

async function wait(): Promise<void> {
  while (!(await isReachable())) {
    connectionState.set({ isLost: true })
    await pause()
  }
  connectionState.set({ isLost: false })
}

/** Waits, for as long as it takes, until the site can be reached; meanwhile the page says that the connection is lost. */
export async function connected(): Promise<void> {
  waiting ??= wait().finally(() => {
    waiting = undefined
  })
  return waiting
}

/** Whether it is known that nothing can be reached, without asking. */
export function isOffline(): boolean {
  return connectionState.get().isLost || !navigator.onLine
}

/** Tells of a lost connection as soon as the device does. @returns how to stop */
export function watchConnection(): () => void {
  const lose = () => void connected()
  addEventListener('offline', lose)
  if (!navigator.onLine) lose()
  return () => removeEventListener('offline', lose)
}

/**
 * A call that was not answered because there is no connection is no failure: it goes on when there is one again, with
 * the same key, so that nothing is done twice (contract W4). @param again how it is then asked @param other the other HTTP
 * route (W2), which is of no use before
 */
export function afterReconnecting(again: Transport, other: Transport): Transport {
  return async (request) => {
    if (await isReachable()) return other(request)
    await connected()
    return (await again(request)) ?? other(request)
  }
}
