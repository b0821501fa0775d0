import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether scripts have taken over. `false` in the server's HTML and until then: what a part says about itself there must
 * be true without scripts, such as the order of the Tab key.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
