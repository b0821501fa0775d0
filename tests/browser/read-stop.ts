/** Where the focus is: what it is called, whether it can be seen, and whether a ring shows it. */
export interface Stop {
  name: string
  place: string
  isSeen: boolean
  hasRing: boolean
}

/** Reads the stop of the page that it runs in: it is sent there, and sees nothing else of this file. */
export async function readStop(): Promise<Stop | undefined> {
  const one = document.activeElement
  if (one === null || one === document.body) return undefined
  // The header and the place in the page come to rest.
  await new Promise((resolve) => setTimeout(resolve, 30))
  // The frame of a field and the card of its link show the ring for them.
  const frame = one.closest('.control, .card') ?? one
  const { bottom, height, left, right, top, width } = one.getBoundingClientRect()
  const points = [
    [left + width / 2, top + height / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const
  const isFree = ([x, y]: readonly [number, number]) => {
    const above = document.elementFromPoint(x, y)
    return above !== null && (one.contains(above) || above.contains(one) || frame.contains(above))
  }
  const hasRing = (each: Element) => {
    const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  return {
    name: `${one.tagName.toLowerCase()} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`,
    place: one.closest('header, nav, main, dialog, footer, aside')?.tagName.toLowerCase() ?? 'body',
    isSeen: points.some(isFree),
    hasRing: hasRing(one) || hasRing(frame),
  }
}

/**
 * Presses Tab until the focus leaves the page, comes to a stop that `isEnd` says it has been at before, or `most` stops
 * are made.
 */
export async function walkStops(
  pressTab: () => Promise<void>,
  read: () => Promise<Stop | undefined>,
  most: number,
  isEnd: (stop: Stop, first: Stop) => boolean = () => false,
): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < most; count += 1) {
    await pressTab()
    const stop = await read()
    if (!stop || (stops[0] && isEnd(stop, stops[0]))) break
    stops.push(stop)
  }
  return stops
}

/** Names of the stops that are hidden, or have no ring. */
export const unseenStops = (stops: readonly Stop[]) =>
  stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen).map(({ name }) => name)
