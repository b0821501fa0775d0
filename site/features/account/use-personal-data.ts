import { useCallback, useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'

/** Calls that return personal data. */
type OwnCall =
  | 'auth/sessions'
  | 'auth/identities'
  | 'account/second-factor'
  | 'account/tokens'
  | 'account/consents'
  | 'account/notices'

/** Personal data from a call, requested on first render and again by `reload`. */
export function usePersonalData<Path extends OwnCall>(path: Path) {
  const portal = usePortal()
  const [state, setState] = useState<{ data?: CallOutput<Path>; hasFailed: boolean }>({ hasFailed: false })
  const reload = useCallback(async () => {
    // A failure shows its own toast; the part says that it is not there, and offers to try again.
    const call = portal.call as (path: Path) => Promise<CallOutput<Path>>
    await call(path).then(
      (data) => setState({ data, hasFailed: false }),
      () => setState((before) => ({ ...before, hasFailed: true })),
    )
  }, [portal, path])
  useEffect(() => void reload(), [reload])
  return { ...state, reload }
}
