import type { ComponentProps } from 'react'

/** The platform's own player. Sources and tracks, captions among them, are its children. */
export function Video(props: ComponentProps<'video'>) {
  // The tracks are made from what there is: the rule sees none.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video controls playsInline {...props} />
}
