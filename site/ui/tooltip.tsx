import { type ReactNode, useEffect, useRef } from 'react'
import { placeLayer } from './place-layer.ts'
import { useLive } from './use-live.ts'

/** How long a pointer rests before the words appear, in milliseconds; the keyboard need not wait. */
const restTime = 350

interface TooltipProps {
  id: string
  text: string
  /** Draws the control; it takes these attributes. */
  children: (described: { 'aria-describedby'?: string; title?: string }) => ReactNode
}

/**
 * A few more words about a control. They come with focus or when the pointer rests, stay while the pointer is on them,
 * and go with Escape (WCAG 1.4.13). Nothing that is needed may stand only here. Without scripts it is the `title`.
 */
export function Tooltip({ children, id, text }: TooltipProps) {
  const isLive = useLive()
  const root = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = () => {
    clearTimeout(resting.current)
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }
  const show = () => {
    clearTimeout(resting.current)
    const anchor = root.current?.firstElementChild
    if (!bubble.current || !anchor || bubble.current.matches(':popover-open')) return
    bubble.current.showPopover()
    placeLayer(anchor, bubble.current, 'above')
  }

  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('keydown', escape)
      clearTimeout(resting.current)
    }
  }, [])

  return (
    <span
      ref={root}
      className="tooltip"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') resting.current = setTimeout(show, restTime)
      }}
      onPointerLeave={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show()
      }}
      onBlur={hide}
    >
      {children(isLive ? { 'aria-describedby': id } : { title: text })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip-words">
        {text}
      </span>
    </span>
  )
}
