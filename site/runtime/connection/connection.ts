import type { Transport } from '#portal/client.ts'
import { createStore } from '#site/runtime/session/user-state.ts'

/** Interval of the reachability checks, in milliseconds. */
const lookAgain = 3000

/** Whether the connection is lost; something may be waiting for it. */
export const connectionState = createStore({ isLost: false })

/** Whether the site answers at all. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  // The smallest answer there is; a proxy's error counts too.
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Resolves when it is time to check again, or the device is back online. */
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
export async function waitForConnection(): Promise<void> {
  waiting ??= wait().finally(() => {
    waiting = undefined
  })
  return waiting
}

/** Whether the device is known to be offline, without a request. */
export function isOffline(): boolean {
  return connectionState.get().isLost || !navigator.onLine
}

/** Reports a lost connection as soon as the device does. @returns a function that stops this */
export function watchConnection(): () => void {
  const lose = () => void waitForConnection()
  addEventListener('offline', lose)
  if (!navigator.onLine) lose()
  return () => removeEventListener('offline', lose)
}

/**
 * A call without an answer because the connection is lost isn't a failure: it is retried when the connection is back,
 * with the same idempotency key, so that nothing happens twice (contract W4). @param again repeats the call @param
 * other tries the other HTTP route (W2), which only helps while there is a connection
 */
export function retryAfterReconnect(again: Transport, other: Transport): Transport {
  return async (request) => {
    if (await isReachable()) return other(request)
    await waitForConnection()
    return (await again(request)) ?? other(request)
  }
}
