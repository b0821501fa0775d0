import sax from 'sax'

/** Why a list of addresses cannot be read. */
export type ListProblem = 'empty' | 'index' | 'declaration' | 'broken' | 'tooMany'

/** As many addresses as a sitemap may have (sitemaps.org). */
export const mostAddresses = 50_000

class ListRefused extends Error {
  readonly problem: ListProblem
  constructor(problem: ListProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The addresses of a `sitemap.xml`. Nothing is fetched, and no entity but those of XML itself is known. */
function readSitemap(text: string): string[] {
  const addresses: string[] = []
  const path: string[] = []
  const refuse = (problem: ListProblem): never => {
    throw new ListRefused(problem)
  }
  let written = ''
  const parser = Object.assign(sax.parser(true, { trim: true }), {
    ondoctype: () => refuse('declaration'),
    onerror: () => refuse('broken'),
    onopentag: ({ name }: { name: string }) => {
      const local = name.replace(/^.*:/, '')
      if (path.length === 0 && local === 'sitemapindex') refuse('index')
      if (path.length === 0 && local !== 'urlset') refuse('broken')
      path.push(local)
      written = ''
    },
    ontext: (some: string) => (written += some),
    oncdata: (some: string) => (written += some),
    onclosetag: () => {
      // Pictures and videos have a `loc` of their own, deeper.
      if (path.join('/') === 'urlset/url/loc') addresses.push(written.trim())
      if (addresses.length > mostAddresses) refuse('tooMany')
      path.pop()
    },
  })
  parser.write(text).close()
  return addresses
}

/** The addresses of an old site: its `sitemap.xml`, or one on each line. */
export function readAddressList(text: string): { addresses: string[] } | { problem: ListProblem } {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') return { problem: 'empty' }
  try {
    const addresses = plain.startsWith('<')
      ? readSitemap(plain)
      : plain.split(/\s*[\r\n]+\s*/).filter((line) => line !== '')
    if (addresses.length > mostAddresses) return { problem: 'tooMany' }
    return addresses.length === 0 ? { problem: 'empty' } : { addresses }
  } catch (error) {
    return { problem: error instanceof ListRefused ? error.problem : 'broken' }
  }
}
