/** What tests read from a served page; the markup is React's, so its attributes are always quoted. */
export interface Page {
  lang: string | undefined
  bodyClass: string
  title: string
  description: string
  canonical: string
  headings: string[]
  /** `hreflang` and address of each alternate. */
  alternates: Record<string, string>
  hasBreadcrumb: boolean
}

export function readPage(html: string): Page {
  return {
    lang: attribute(tag(html, 'html'), 'lang'),
    bodyClass: attribute(tag(html, 'body'), 'class') ?? '',
    title: plain(/<title[^>]*>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description:
      attribute(
        tags(html, 'meta').find((each) => attribute(each, 'name') === 'description'),
        'content',
      ) ?? '',
    canonical: attribute(links(html, 'canonical')[0], 'href') ?? '',
    // A number is kept on the line of its name by a space that does not part them.
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
      plain(inner).replaceAll('\u00a0', ' '),
    ),
    alternates: Object.fromEntries(
      links(html, 'alternate')
        .filter((each) => attribute(each, 'hreflang') !== undefined)
        .map((each) => [attribute(each, 'hreflang'), attribute(each, 'href')]),
    ),
    hasBreadcrumb: /<nav\b[^>]*class="[^"]*breadcrumb/.test(html),
  }
}

function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([whole]) => whole)
}

function tag(html: string, name: string): string | undefined {
  return tags(html, name)[0]
}

function links(html: string, rel: string): string[] {
  return tags(html, 'link').filter((each) => attribute(each, 'rel') === rel)
}

function attribute(element: string | undefined, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element ?? '')?.[1]
  return value === undefined ? undefined : unescape(value)
}

/** Text of markup, without tags and with entities read. */
function plain(markup: string): string {
  return unescape(markup.replace(/<[^>]*>/g, '')).trim()
}

function unescape(text: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)
}
