/** Text that means itself in HTML and XML, in elements and attributes. Characters that XML does not allow are left out. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(notXml, '')
}

/** XML 1.0, 2.2: everything but these may stand in a document. */
// oxlint-disable-next-line no-control-regex
const notXml =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** An XML element; `inner` is markup, attributes are texts. */
export function element(name: string, attributes: Record<string, string>, inner = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}
