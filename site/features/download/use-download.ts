import { useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { showToast } from '#site/runtime/state/toasts.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { useDownloadTexts } from './texts.ts'

/** An agreement that stands between the person and a file. */
export interface Agreement {
  file: string
  version: string
}

/**
 * Fetches gated files: asks for a link, and where the agreement is not accepted yet, for that first. The link is followed
 * by the browser itself, which shows its own progress and can resume.
 */
export function useDownload() {
  const portal = usePortal()
  const { address: to } = useLanguage()
  const words = useDownloadTexts()
  const isSignedIn = useUserState(({ token }) => token !== '')
  const [agreement, setAgreement] = useState<Agreement>()
  // The portal's client has shown the error.
  const fetchFile = async (file: string) => {
    const answer = await portal.call('download/link', { file }).catch(() => undefined)
    if (answer?.path !== undefined) window.location.assign(answer.path)
    else if (answer?.lacks === 'eula' && answer.eula !== undefined) setAgreement({ file, version: answer.eula })
    else if (answer?.lacks === 'entitlement') showToast({ type: 'warning', text: words.noEntitlement })
  }
  const accept = async () => {
    if (agreement === undefined) return
    const { file, version } = agreement
    const accepted = await portal.call('download/accept', { version }).catch(() => undefined)
    setAgreement(undefined)
    if (accepted !== undefined) await fetchFile(file)
  }
  const signInAddress = (page: string) => `${to('/login')}?redirect=${encodeURIComponent(to(page))}`
  return { isSignedIn, agreement, fetchFile, accept, decline: () => setAgreement(undefined), signInAddress }
}
export type Download = ReturnType<typeof useDownload>
