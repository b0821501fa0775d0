import { ask, asDocument } from './ask.ts'

/** So many addresses of a path are opened: lists have one for each choice of their filters, with the same links on it. */
const mostOfPath = 12

/**
 * Follows the links from the home pages, those of the admin aside: to every path, and there to a dozen addresses.
 *
 * @returns addresses that do not answer with a page, each with one that has it, and the text of every page by its address
 */
export async function crawl(origin: string): Promise<{ dead: string[]; pages: Map<string, string> }> {
  const from = new Map([
    ['/', ''],
    ['/en', ''],
  ])
  const waiting = [...from.keys()]
  const dead: string[] = []
  const pages = new Map<string, string>()
  const ofPath = new Map<string, number>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { headers, status, text } = await ask(origin + address, { headers: asDocument })
    // A form's address is not there to be opened.
    if (status !== 200 && !address.endsWith('/vote')) dead.push(`${status} ${address} on ${from.get(address)}`)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    pages.set(address, text)
    for (const [, link = ''] of text.matchAll(/<a\b[^>]*? href="(\/(?!\/)[^"#]*)/g)) {
      const target = link.replaceAll('&amp;', '&')
      const path = target.replace(/\?.*$/, '')
      const known = ofPath.get(path) ?? 0
      if (from.has(target) || known >= mostOfPath || target.startsWith('/admin')) continue
      ofPath.set(path, known + 1)
      from.set(target, address)
      waiting.push(target)
    }
  }
  return { dead, pages }
}
