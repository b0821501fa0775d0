import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What opens over the page. An area of the phone's menu is none: it opens within the menu, and its rows must stay where they are. */
const layers = '.menu-entry, .person-menu, .phone-menu'

const openMenus = (within: Element) => within.querySelectorAll<HTMLDetailsElement>('details[open]')

function close(menus: Iterable<Element>) {
  for (const menu of menus) menu.removeAttribute('open')
}

/** A panel that is open because the pointer is over it is held shut until the pointer has left the header. */
function holdShut(header: HTMLElement) {
  if (header.matches(':hover')) header.dataset.closed = ''
}

/** The layer that Escape closes: the one with the focus, or the first that is open. */
function layerToClose(header: HTMLElement): Element | null | undefined {
  const focused = document.activeElement?.closest(layers)
  return focused?.matches('[open], :has([open])') ? focused : openMenus(header)[0]?.closest(layers)
}

/**
 * Menus open by `details` and by hover, without scripts. Scripts add what those cannot do: closing by Escape, by a
 * press or the focus elsewhere, and after navigation.
 */
export function useMenuClosing(ref: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    const header = ref.current
    // What was opened before the scripts came stays open.
    if (header === null || shown.current === key) return
    shown.current = key
    close(openMenus(header))
    holdShut(header)
  }, [key, ref])

  useEffect(() => {
    const header = ref.current
    if (header === null) return
    const leave = () => delete header.dataset.closed
    const goElsewhere = ({ target, type }: Event) => {
      if (!(target instanceof Node)) return
      close([...openMenus(header)].filter((menu) => menu.closest(layers)?.contains(target) !== true))
      if (type === 'focusin' && !header.contains(target)) holdShut(header)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const layer = layerToClose(header)
      if (layer) {
        layer.querySelector('summary')?.focus()
        close([layer, ...openMenus(layer)])
      }
      holdShut(header)
    }
    header.addEventListener('pointerleave', leave)
    document.addEventListener('pointerdown', goElsewhere)
    document.addEventListener('focusin', goElsewhere)
    document.addEventListener('keydown', escape)
    return () => {
      header.removeEventListener('pointerleave', leave)
      document.removeEventListener('pointerdown', goElsewhere)
      document.removeEventListener('focusin', goElsewhere)
      document.removeEventListener('keydown', escape)
    }
  }, [ref])
}
