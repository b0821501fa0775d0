/** Escapes text for HTML and XML elements and attributes. Drops characters that XML doesn't allow. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(notXml, '')
}

/** Characters that XML 1.0 forbids (2.2), including unpaired surrogates. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** An XML element; `inner` is markup, attributes are texts. */
export function element(name: string, attributes: Record<string, string>, inner = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}
