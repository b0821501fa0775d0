/**
 * Text of the page that is cut off, and how far the page can be pushed sideways. It is sent to the page that it is to look
 * at, and sees nothing else of this file.
 */
export function findLoss(): string[] {
  const isMeant = (one: Element) =>
    getComputedStyle(one).clipPath !== 'none' ||
    one.closest('.sr-only, .matrix-box, .tab-list, pre, [class*=snap], .person-menu, svg, .skip-link') !== null
  const cut = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => one.checkVisibility() && !isMeant(one) && (one.textContent ?? '').trim() !== '')
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''))
    .filter((one) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
      const isCutSideways = (overflowX === 'hidden' || overflowX === 'clip') && one.scrollWidth > one.clientWidth + 1
      const isCutBelow = (overflowY === 'hidden' || overflowY === 'clip') && one.scrollHeight > one.clientHeight + 2
      return textOverflow !== 'ellipsis' && (isCutSideways || isCutBelow)
    })
    .map((one) => `${one.className}: ${(one.textContent ?? '').trim().slice(0, 40)}`)
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  return [...new Set(cut), ...(wide > 0 ? [`${wide} px wider than the window`] : [])]
}

/**
 * What is pressed and is too small for a finger: below 24 px anything, below 44 px what a page is mostly used by. A link
 * within a sentence is as high as its line (WCAG 2.5.8).
 */
export function findSmall(): string[] {
  const primary = '.button-primary, .header-row a, .header-row button, .header-row summary, .consult-bar a, .control'
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.closest('.sr-only') === null
  const isInText = (one: Element) => {
    if (getComputedStyle(one).display !== 'inline') return false
    const block = one.closest('p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, label, small, blockquote, cite')
    return block !== null && (block.textContent ?? '').trim() !== (one.textContent ?? '').trim()
  }
  /** A box with its label is one target, and so is a card that its link lies over. */
  const boxOf = (one: Element) => {
    const rects = [one, ...('labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : [])].map((each) =>
      each.getBoundingClientRect(),
    )
    const over = getComputedStyle(one, '::after')
    if (over.position === 'absolute' && over.content !== 'none') {
      const card = one.closest('.card, article, li')
      if (card) rects.push(card.getBoundingClientRect())
    }
    return {
      width: Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left)),
      height: Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top)),
    }
  }
  const all = document.querySelectorAll(
    `a[href], button, summary, input:not([type=hidden]), select, textarea, .control`,
  )
  return (
    [...all]
      .filter((one) => isShown(one) && !one.matches('.skip-link') && !isInText(one))
      // A field is as large as the frame that is drawn around it.
      .filter((one) => one.matches('.control') || one.closest('.control') === null)
      .flatMap((one) => {
        const { height, width } = boxOf(one)
        const least = one.matches(primary) ? 43.5 : 23.5
        // A word of two letters is as wide as it is.
        const isWide = width >= least || getComputedStyle(one).display === 'inline'
        if (height >= least && isWide) return []
        const name = `${one.tagName.toLowerCase()}.${one.className} “${(one.textContent ?? '').trim().slice(0, 30)}”`
        return [`${name} ${Math.round(width)}×${Math.round(height)}, ${least < 24 ? 24 : 44} at least`]
      })
  )
}
