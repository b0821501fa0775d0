/** Distance between a layer and what it belongs to, in pixels. */
const gap = 6

/**
 * Places an open layer beside its anchor in browsers without CSS anchor positioning; in the others the style sheet does
 * it. Sets properties through the style object, which the content security policy allows.
 */
export function placeLayer(anchor: Element, layer: HTMLElement, side: 'above' | 'below'): void {
  if (CSS.supports('position-area: block-end')) return
  const from = anchor.getBoundingClientRect()
  const own = layer.getBoundingClientRect()
  const fitsAbove = from.top - own.height - gap > 0
  const fitsBelow = from.bottom + own.height + gap < window.innerHeight
  const isAbove = side === 'above' ? fitsAbove : !fitsBelow && fitsAbove
  const left = side === 'above' ? from.left + (from.width - own.width) / 2 : from.left
  layer.style.inset = 'auto'
  layer.style.margin = '0'
  layer.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - own.width - gap))}px`
  layer.style.top = `${isAbove ? from.top - own.height - gap : from.bottom + gap}px`
}
