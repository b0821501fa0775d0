import { gzipSync } from 'node:zlib'
import { zipOf } from '../factories/files.ts'

/** A file with a script in it that tells when it runs. */
export interface Bait {
  name: string
  content: Buffer
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/**
 * Files as somebody would send them to have a script run on the site that serves them.
 * @param toldAt address that hears of it, by the name of what ran
 */
export function makeBaits(toldAt: string): Record<'documents' | 'disguised', Bait[]> {
  const run = (name: string) => `navigator.sendBeacon('${toldAt}','ran: ${name}')`
  const page = (name: string) => `<!doctype html><title>x</title><script>${run(name)}</script>`
  const svg = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg"><script>${run(name)}</script></svg>`
  const xhtml = (name: string) =>
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${run(name)}</script></html>`
  const bait = (name: string, write: (name: string) => string | Buffer) => ({
    name,
    content: Buffer.from(write(name)),
  })
  return {
    // What a browser takes for a document with scripts, under its own name and under others.
    documents: [
      bait('page.html', page),
      bait('page.pdf', page),
      bait('page.png', page),
      bait('drawing.svg', svg),
      bait('drawing.svgz', (name) => gzipSync(svg(name))),
      bait('page.xhtml', xhtml),
      bait('feed.xml', xhtml),
    ],
    // What is also something that is taken: text, or a kind of file that its first bytes say it is.
    disguised: [
      bait('notes.html', (name) => `Notes\n${page(name)}`),
      bait('run.js', run),
      bait('table.csv', (name) => `=1+1,${page(name)}\n`),
      bait('saved.mht', (name) => `MIME-Version: 1.0\nContent-Type: text/html\n\n${page(name)}`),
      bait('paper.pdf', (name) => `%PDF-1.7\n${page(name)}\n%%EOF\n`),
      bait('picture.png', (name) => Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.from(page(name))])),
      bait('folder.zip', (name) => zipOf([{ name: 'page.html', content: Buffer.from(page(name)) }])),
      bait('page.html.gz', (name) => gzipSync(page(name))),
    ],
  }
}
