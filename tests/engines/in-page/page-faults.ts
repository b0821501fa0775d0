import { type Box, isDrawn, outwards, shared, visiblePart } from './boxes.ts'

/** A line of text, or a picture, where it is drawn. */
interface Drawn {
  element: Element
  box: Box
  words: string
}

const pictures = 'img, video, canvas, svg'
/** Text that two lines share more of than this, in each direction, cannot be read: lines may stand close, not in each other. */
const touch = 3

/**
 * What is wrong with the page as it is laid out, found by its boxes: text under other text, pictures over words, a dialog
 * smaller than what it holds though there is room, fields side by side at two heights, text past the column that it ends
 * in, a page that scrolls sideways.
 */
export function findPageFaults(): string[] {
  layOutWhole()
  const texts = readTexts()
  return [
    ...findSideways(),
    ...findTextUnderText(texts),
    ...findPicturesOverWords(texts),
    ...findSmallDialogs(),
    ...findCrookedFields(),
    ...findPastField(texts),
  ]
}

/** What is laid out only when it comes near has a guessed height until then. */
function layOutWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}

function findSideways(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []
}

/** Every line of text that is drawn, by its letters rather than by the height of its line. */
function readTexts(): Drawn[] {
  const texts: Drawn[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    // Figures place their own words: what they draw is theirs.
    if (words === '' || element === null || element.closest('svg, script, noscript, option') || !isDrawn(element))
      continue
    range.selectNodeContents(node)
    for (const { bottom, left, right, top } of range.getClientRects()) {
      const spare = (bottom - top) / 5
      const box = visiblePart({ left, right, top: top + spare, bottom: bottom - spare }, element)
      if (box && right - left > 2) texts.push({ element, box, words: words.slice(0, 40) })
    }
  }
  return texts
}

/** What stands still while the page scrolls, or lies above it, shares no layer with what is below. */
function layerOf(element: Element): Element {
  for (const each of outwards(element)) {
    const { position } = getComputedStyle(each)
    if (position === 'fixed' || position === 'sticky' || each.matches('dialog, [popover]')) return each
  }
  return document.documentElement
}

function findTextUnderText(texts: readonly Drawn[]): string[] {
  const sorted = texts.toSorted((a, b) => a.box.top - b.box.top)
  return sorted.flatMap((text, place) => {
    const faults: string[] = []
    for (const other of sorted.slice(place + 1)) {
      if (other.box.top > text.box.bottom - touch) break
      if (shared(text.box, other.box, touch) && layerOf(text.element) === layerOf(other.element))
        faults.push(`“${other.words}” lies on “${text.words}”`)
    }
    return faults
  })
}

function findPicturesOverWords(texts: readonly Drawn[]): string[] {
  const drawn = [...document.querySelectorAll(pictures)]
    .filter((element) => element.parentElement?.closest('svg') === null && isDrawn(element))
    .flatMap((element) => {
      const box = visiblePart(element.getBoundingClientRect(), element)
      return box ? [{ element, box, words: nameOf(element) }] : []
    })
  return drawn.flatMap((picture) =>
    texts
      .filter(({ box, element }) => shared(picture.box, box, touch) && !isMeant(picture.element, element))
      .map(({ words }) => `${picture.words} lies on “${words}”`),
  )
}

/** Whether one of the two was placed on the other: by its position, or by both in one place of a grid. */
function isMeant(picture: Element, text: Element): boolean {
  if (layerOf(picture) !== layerOf(text)) return true
  const ancestors = new Set(outwards(picture))
  const common = [...outwards(text)].find((each) => ancestors.has(each))
  const below = (element: Element) => [...outwards(element)].slice(0, [...outwards(element)].indexOf(common ?? element))
  const [ofPicture, ofText] = [below(picture), below(text)]
  if ([...ofPicture, ...ofText].some((each) => getComputedStyle(each).position === 'absolute')) return true
  const places = [ofPicture.at(-1), ofText.at(-1)].map((each) => {
    const { gridColumnStart, gridRowStart } = getComputedStyle(each ?? picture)
    return gridRowStart === 'auto' || gridColumnStart === 'auto' ? each : `${gridRowStart}/${gridColumnStart}`
  })
  return places[0] === places[1]
}

function nameOf(element: Element): string {
  const name = element.getAttribute('src') ?? element.getAttribute('aria-label') ?? element.getAttribute('class') ?? ''
  return `${element.localName} ${name}`.trim()
}

/** A dialog, or what scrolls in it, may cut its words off when it is as high as it may be, not before. */
function findSmallDialogs(): string[] {
  return [...document.querySelectorAll('dialog[open], [popover]:popover-open')].flatMap((dialog) => {
    const isCut = (each: Element) =>
      each.clientHeight > 2 &&
      each.scrollHeight > each.clientHeight + 8 &&
      getComputedStyle(each).overflowY !== 'visible' &&
      !isAtItsLimit(each)
    const cut = [dialog, ...dialog.querySelectorAll('*')].find(isCut)
    return cut === undefined || isAtItsLimit(dialog)
      ? []
      : [`${nameOf(dialog)}, ${dialog.clientHeight} px high, shows ${cut.clientHeight} px of ${cut.scrollHeight}`]
  })
}

/** Labels of a row stand at one height, and so do the controls below them. */
function findCrookedFields(): string[] {
  const topOf = (field: Element, part: string) => field.querySelector(part)?.getBoundingClientRect().top ?? 0
  const control = ':scope > :is(.control, .choices)'
  return [...document.querySelectorAll('.field + .field')].flatMap((field) => {
    const before = field.previousElementSibling ?? field
    const [left, right] = [before.getBoundingClientRect(), field.getBoundingClientRect()]
    const isBeside = isDrawn(field) && right.left >= left.right && right.top < left.bottom
    const apart = ['.field-label', control].map((part) => Math.abs(topOf(field, part) - topOf(before, part)))
    const [ofLabels = 0, ofControls = 0] = apart
    const isOneKind = [field, before].every((each) => each.querySelector(control) !== null)
    return isBeside && (ofLabels >= 1 || (isOneKind && ofControls >= 1))
      ? [
          `“${field.querySelector('.field-label')?.textContent}” stands ${Math.max(ofLabels, ofControls)} px off its row`,
        ]
      : []
  })
}

/** What a field says ends where the field does. */
function findPastField(texts: readonly Drawn[]): string[] {
  return texts.flatMap(({ box, element, words }) => {
    const past = box.right - (element.closest('.field-foot')?.getBoundingClientRect().right ?? Infinity)
    return past >= 1 ? [`“${words}” ends ${past} px past its field`] : []
  })
}

function isAtItsLimit(element: Element): boolean {
  const limit = Number.parseFloat(getComputedStyle(element).maxHeight)
  return element.getBoundingClientRect().height > Math.min(innerHeight, Number.isNaN(limit) ? Infinity : limit) - 16
}
