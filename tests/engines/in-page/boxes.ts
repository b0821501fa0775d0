/** A piece of the page by its four edges, in pixels of the viewport. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What two boxes share, or `undefined` where that is narrower or lower than `least` pixels. */
export function shared(a: Box, b: Box, least = 2): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return box.right - box.left >= least && box.bottom - box.top >= least ? box : undefined
}

/** An element and all that it stands in, from the inside. */
export function* outwards(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement) yield each
}

/** Whether anything of an element is drawn. What only waits for its turn to be revealed counts. */
export function isDrawn(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

/** The part of a box that is left when everything around its element has cut off what it cuts off. */
export function visiblePart(box: Box, element: Element): Box | undefined {
  let rest: Box | undefined = box
  let position = 'static'
  for (const each of outwards(element)) {
    if (each === document.body || rest === undefined) break
    const style = getComputedStyle(each)
    // What is placed freely is cut by the box that it is placed in, not by those between.
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
    if (position === 'fixed' && style.transform === 'none') continue
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
      rest = shared(rest, each.getBoundingClientRect())
    position = style.position
  }
  return rest
}
