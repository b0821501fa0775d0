import { useEffect, useSyncExternalStore } from 'react'
import { loadedIcon, onIconsLoaded, requestIcon } from '#site/runtime/rendering/icons.ts'
import { Icon, type IconShape } from '#site/ui/icon.tsx'

/** Takes the place of an icon that is on its way. */
const blank: IconShape = { viewBox: '0 0 24 24', path: '', isLine: true }

interface NamedIconProps {
  /** Iconify name. */
  name: string
  /** The drawing, when the server knew it as it made the page. */
  drawing?: IconShape | undefined
  className?: string
}

/**
 * An icon whose name the server did not know when it made the page: of data that the browser asked for later. It is
 * fetched from our own icon service, and its place is kept meanwhile.
 */
export function NamedIcon({ className = '', drawing, name }: NamedIconProps) {
  const loaded = useSyncExternalStore(
    onIconsLoaded,
    () => loadedIcon(name),
    () => undefined,
  )
  const isMissing = drawing === undefined && loaded === undefined
  useEffect(() => {
    if (isMissing) requestIcon(name)
  }, [isMissing, name])
  return <Icon drawing={drawing ?? loaded ?? blank} className={className} />
}
