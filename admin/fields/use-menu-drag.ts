import { type PointerEvent, type RefObject, useState } from 'react'
import type { MenuPlace } from '#domain/site/menu.ts'

export interface MenuDrag {
  isDragging: boolean
  /** Where the entry would be dropped: before this row, behind it or below it. */
  mark: { row: string; side: DropSide } | undefined
  start: (event: PointerEvent, place: MenuPlace) => void
}
type DropSide = 'before' | 'behind' | 'below'

/** How a row says where it stands. */
export const writePlace = (place: MenuPlace) => place.join('.')
const readPlace = (written: string) => written.split('.').map(Number) as [number] | [number, number]

const behind = (place: MenuPlace): MenuPlace => (place.length === 2 ? [place[0], place[1] + 1] : [place[0] + 1])

/** The row under the pointer, and on which side of it. Far right in the lower half of an entry means below it. */
function findTarget(list: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const row = [...list.querySelectorAll<HTMLElement>('[data-place]')].find((each) => {
    const { bottom, top } = each.getBoundingClientRect()
    return clientY >= top && clientY < bottom
  })
  if (row === undefined) return undefined
  const { height, left, top } = row.getBoundingClientRect()
  const place = readPlace(row.dataset.place ?? '')
  const isUpper = clientY < top + height / 2
  const isBelow = !isUpper && place.length === 1 && clientX > left + 64
  const side: DropSide = isUpper ? 'before' : isBelow ? 'below' : 'behind'
  return { place, side }
}

const dropPlace = (place: MenuPlace, side: DropSide): MenuPlace => {
  if (side === 'before') return place
  return side === 'behind' ? behind(place) : [place[0], 0]
}

/** Dragging of entries by mouse, pen or finger. What keys do stands in the row. */
export function useMenuDrag(
  list: RefObject<HTMLElement | null>,
  drop: (from: MenuPlace, to: MenuPlace) => void,
): MenuDrag {
  const [mark, setMark] = useState<MenuDrag['mark']>()
  const [isDragging, setDragging] = useState(false)

  const start = (event: PointerEvent, from: MenuPlace) => {
    if (event.button !== 0) return
    const handle = event.currentTarget as HTMLElement
    handle.setPointerCapture(event.pointerId)
    let target: ReturnType<typeof findTarget>
    const onMove = (moved: globalThis.PointerEvent) => {
      setDragging(true)
      target = list.current ? findTarget(list.current, moved) : undefined
      setMark(target && { row: writePlace(target.place), side: target.side })
    }
    const end = (isDropped: boolean) => {
      handle.removeEventListener('pointermove', onMove)
      setDragging(false)
      setMark(undefined)
      if (isDropped && target) drop(from, dropPlace(target.place, target.side))
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', () => end(true), { once: true })
    handle.addEventListener('pointercancel', () => end(false), { once: true })
  }
  return { isDragging, mark, start }
}
