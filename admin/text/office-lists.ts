/** How Word says that a paragraph is an item of a list: there are no lists in what it copies. */
const isItem = (element: Element | null): element is HTMLElement =>
  element?.tagName === 'P' && /mso-list:\s*l\d+ level\d/i.test(element.getAttribute('style') ?? '')

/** The sign before an item, which Word writes as text: “1.”, “a)” or “三、” of a numbered list, anything else of another. */
const isNumber = (sign: string) => /^\(?(?:\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十]+)[.)、．）]/i.test(sign)

/** @returns the kind of list that the item belongs to, without its sign */
function takeSign(item: HTMLElement): 'ol' | 'ul' {
  const signs = [...item.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const sign = signs.map((span) => span.textContent.trim()).join('')
  for (const span of signs) span.remove()
  return isNumber(sign) ? 'ol' : 'ul'
}

/**
 * Makes lists of the paragraphs that Word and WPS mean as such. Levels are one: the site draws no list within a list.
 *
 * @returns whether there were any
 */
export function makeLists(page: Document): boolean {
  const items = [...page.querySelectorAll('p')].filter(isItem)
  for (const item of items) {
    const kind = takeSign(item)
    const line = page.createElement('li')
    line.append(...item.childNodes)
    const before = item.previousElementSibling
    const list = before?.tagName === kind.toUpperCase() ? before : page.createElement(kind)
    if (list !== before) item.before(list)
    list.append(line)
    item.remove()
  }
  return items.length > 0
}
