import { isDrawn } from './boxes.ts'

/** What is to be pressed or filled: a selector, and where it finds several, the name by which a person knows the one. */
export interface Target {
  selector: string
  name?: string | undefined
}

/** By what assistive technology calls it, as far as this site names things. */
function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
  const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent
  return label.replaceAll(/\s+/g, ' ').trim()
}

/** All that is drawn and has the name. */
export function findAll({ name, selector }: Target): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isDrawn(element) && (name === undefined || nameOf(element) === name),
  )
}

/**
 * The middle of the first that is found, scrolled into view, once a press there would reach it.
 * @returns `undefined` while it is not there, moves, or something lies on it
 */
export async function findTarget(target: Target): Promise<{ x: number; y: number } | undefined> {
  const [element] = findAll(target)
  if (element === undefined) return undefined
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  // What is laid out by scrolling, or moves, has done so in the next frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60))))
  const { height, left, top, width } = element.getBoundingClientRect()
  if (left !== before.left || top !== before.top || width === 0 || height === 0) return undefined
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const there = document.elementFromPoint(x, y)
  return there !== null && (element.contains(there) || there.closest('label')?.contains(element)) ? { x, y } : undefined
}
