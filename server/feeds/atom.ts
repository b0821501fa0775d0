import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { languageTags, type Locale } from '#lib/locale.ts'
import { element, escapeMarkup } from './markup.ts'

/** A text element of a feed; feed readers have styles of their own. */
export const textElement = (name: string, text: string) => element(name, {}, escapeMarkup(gapHanLatin(text)))

interface Atom {
  locale: Locale
  /** Full address of the feed itself. */
  own: string
  /** Full address of the page with the same records. */
  page: string
  title: string
  subtitle?: string
  publisher: string
  /** When each record was last changed. */
  changes: readonly string[]
  /** The elements of each entry; `lang` if it differs from the feed's. */
  entries: readonly { elements: readonly string[]; lang?: Locale }[]
}

/** A feed as Atom (RFC 4287). */
export function writeAtomFeed({ changes, entries, locale, own, page, publisher, subtitle, title }: Atom): string {
  const written = entries.map(({ elements, lang = locale }) => {
    const mark = lang === locale ? '' : ` xml:lang="${languageTags[lang]}"`
    return `  <entry${mark}>\n${elements.map((each) => `    ${each}`).join('\n')}\n  </entry>`
  })
  const elements = [
    textElement('id', own),
    textElement('title', title),
    ...(subtitle === undefined ? [] : [textElement('subtitle', subtitle)]),
    element('link', { rel: 'self', type: 'application/atom+xml', href: own }),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    element('author', {}, textElement('name', publisher)),
    // Atom requires a date; an empty feed has never changed.
    textElement('updated', changes.toSorted().at(-1) ?? new Date(0).toISOString()),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[locale]}">
${elements.map((each) => `  ${each}`).join('\n')}
${written.join('\n')}
</feed>
`
}
