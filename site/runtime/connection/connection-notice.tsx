import { useSyncExternalStore } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { connectionState } from './connection.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'

/** Says, for as long as it is so, that the connection is lost and that what waits for it goes on by itself. */
export function ConnectionNotice() {
  const { texts } = useLanguage()
  const isLost = useSyncExternalStore(
    connectionState.subscribe,
    () => connectionState.get().isLost,
    () => false,
  )
  // The region is there before its words, so that they are read aloud.
  return (
    <div role="status" className="connection on-ink">
      {isLost && (
        <>
          <Icon drawing={interfaceIcons.wifiOff} />
          <p>
            <strong>{texts.offline}</strong>
            {texts.offlineText}
          </p>
        </>
      )}
    </div>
  )
}
