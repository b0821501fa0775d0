import type { Advisory } from '#portal/advisory/advisory.ts'
import { localizePath } from '#lib/locale.ts'
import { buildProductTree, type ProductTree } from './product-tree.ts'
import { documentLanguages, documentWords } from './words.ts'

/** The publisher, as named in every document. */
export interface Publisher {
  name: string
  /** Origin of the site. */
  origin: string
  email?: string | undefined
}

/** The publisher's entry of documents and of the provider's metadata. */
export function describePublisher({ email, name, origin }: Publisher) {
  return { category: 'vendor', name, namespace: origin, ...(email && { contact_details: email }) }
}

/** `2026/arm-2026-008.json`: the year of the first publication, and the number in small letters (CSAF 2.0, 5.1). */
export function documentPath({ date, number }: Pick<Advisory, 'date' | 'number'>): string {
  return `${new Date(date).getUTCFullYear()}/${number.toLowerCase().replaceAll(/[^+\-a-z0-9]+/g, '_')}.json`
}

/** Full address of the advisory's page. */
export function pageOf(advisory: Pick<Advisory, 'lang' | 'slug'>, origin: string): string {
  const path = `/help/SecurityIncident?id=${encodeURIComponent(advisory.slug)}`
  return new URL(localizePath(path, advisory.lang), origin).href
}

function absolute(target: { path?: string | undefined; url?: string | undefined }, { lang }: Advisory, origin: string) {
  return target.path === undefined ? (target.url ?? origin) : new URL(localizePath(target.path, lang), origin).href
}

function writeTracking({ date, number, revisedOn, revisions }: Advisory) {
  return {
    id: number,
    status: 'final',
    version: revisions.at(-1)?.number ?? '1',
    initial_release_date: date,
    current_release_date: revisedOn,
    revision_history: revisions.map((revision) => ({
      date: revision.date,
      number: revision.number,
      summary: revision.title,
    })),
  }
}

function writeRemediations({ affected, lang, mitigation, remedy }: Advisory, { idsOfRows }: ProductTree) {
  const words = documentWords[lang]
  const fixes = affected.flatMap(({ fixedIn, status }, index) => {
    if (status !== 'affected') return []
    const product_ids = idsOfRows[index] ?? []
    const details = `${fixedIn.length > 0 ? words.update(fixedIn) : words.noUpdate}\n\n${remedy}`
    return [{ category: fixedIn.length > 0 ? 'vendor_fix' : 'none_available', details, product_ids }]
  })
  const all = affected.flatMap(({ status }, index) => (status === 'affected' ? (idsOfRows[index] ?? []) : []))
  const help =
    mitigation === '' ? [] : [{ category: 'mitigation', details: mitigation, product_ids: [...new Set(all)] }]
  return [...fixes, ...help].filter(({ product_ids }) => product_ids.length > 0)
}

function writeVulnerability(advisory: Advisory, tree: ProductTree) {
  const { credits, cve, cvss3, cvss4, cwe, date, lang, text, title } = advisory
  const words = documentWords[lang]
  return {
    title,
    ...(cve !== undefined && { cve }),
    ...(cwe !== undefined && { cwe }),
    notes: [
      { category: 'description', text },
      // CSAF 2.0 has no field for scores of this version.
      { category: 'other', title: 'CVSS 4.0', text: words.rating(cvss4.vector, cvss4.score) },
    ],
    product_status: {
      known_affected: tree.affected,
      ...(tree.unaffected.length > 0 && { known_not_affected: tree.unaffected }),
      ...(tree.fixed.length > 0 && { fixed: tree.fixed }),
    },
    ...(cvss3 && {
      scores: [
        {
          products: tree.affected,
          cvss_v3: {
            version: '3.1',
            vectorString: cvss3.vector,
            baseScore: cvss3.score,
            baseSeverity: cvss3.severity.toUpperCase(),
          },
        },
      ],
    }),
    remediations: writeRemediations(advisory, tree),
    ...(credits.length > 0 && {
      acknowledgments: credits.map((credit) => ({
        summary: [credit.title, credit.text].filter(Boolean).join(lang === 'zh' ? '：' : ': '),
      })),
    }),
    release_date: date,
  }
}

/**
 * An advisory as CSAF 2.0 JSON with the profile `csaf_security_advisory`
 * (docs.oasis-open.org/csaf/csaf/v2.0/os/csaf-v2.0-os.html).
 * @param self address at which the document is
 */
export function writeCsafDocument(advisory: Advisory, publisher: Publisher, self: string): string {
  const { affected, lang, number, references, severity, summary, title } = advisory
  const words = documentWords[lang]
  const tree = buildProductTree(affected, publisher.origin)
  const document = {
    category: 'csaf_security_advisory',
    csaf_version: '2.0',
    title: `${number}${lang === 'zh' ? '：' : ': '}${title}`,
    lang: documentLanguages[lang],
    aggregate_severity: { text: severity, namespace: 'https://www.first.org/cvss/v4.0/specification-document' },
    distribution: { tlp: { label: 'WHITE', url: 'https://www.first.org/tlp/' } },
    notes: [{ category: 'summary', text: summary }],
    publisher: describePublisher(publisher),
    references: [
      { category: 'self', summary: words.self, url: self },
      { category: 'external', summary: words.page, url: pageOf(advisory, publisher.origin) },
      ...references.map((reference) => ({
        category: 'external',
        summary: reference.title,
        url: absolute(reference, advisory, publisher.origin),
      })),
    ],
    tracking: writeTracking(advisory),
  }
  const product_tree = { branches: [{ category: 'vendor', name: publisher.name, branches: tree.branches }] }
  return writeSorted({ document, product_tree, vulnerabilities: [writeVulnerability(advisory, tree)] })
}

/** JSON with sorted keys, as CSAF recommends (6.2.13), so that two versions of a document can be compared. */
function writeSorted(value: unknown): string {
  const sort = (_key: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  return `${JSON.stringify(value, sort, 2)}\n`
}
