/** Text that means itself in HTML and XML, in elements and attributes. Characters that XML does not allow are left out. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(notXml, '')
}

/** XML 1.0, 2.2: what may not stand in a document, unpaired surrogates included. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** An XML element; `inner` is markup, attributes are texts. */
export function element(name: string, attributes: Record<string, string>, inner = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}
