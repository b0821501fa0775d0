import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

function closeAll(header: HTMLElement) {
  for (const menu of header.querySelectorAll('details[open]')) menu.removeAttribute('open')
}

/**
 * Menus open by `details` and by hover, without scripts. Scripts add what those cannot do: closing by Escape, by a
 * press elsewhere and after navigation. `data-closed` holds a hovered panel shut until the pointer has left the header.
 */
export function useMenuClosing(ref: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  useEffect(() => {
    const header = ref.current
    if (header === null) return
    closeAll(header)
    if (header.matches(':hover')) header.dataset.closed = ''
  }, [key, ref])

  useEffect(() => {
    const header = ref.current
    if (header === null) return
    const leave = () => delete header.dataset.closed
    const press = ({ target }: PointerEvent) => {
      for (const menu of header.querySelectorAll('details[open]')) {
        if (target instanceof Node && menu.parentElement?.contains(target) !== true) menu.removeAttribute('open')
      }
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const menu = document.activeElement
        ?.closest('li, .phone-menu')
        ?.querySelector('details[open] > summary, :scope > summary')
      if (header.querySelector('details[open]') && menu instanceof HTMLElement && header.contains(menu)) menu.focus()
      closeAll(header)
      if (header.matches(':hover')) header.dataset.closed = ''
    }
    header.addEventListener('pointerleave', leave)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    return () => {
      header.removeEventListener('pointerleave', leave)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
    }
  }, [ref])
}
