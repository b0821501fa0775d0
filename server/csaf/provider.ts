import type { Advisory } from '#portal/advisory/advisory.ts'
import { describePublisher, documentPath, type Publisher } from './document.ts'
import { documentWords } from './words.ts'

/** Root of the provider's addresses. */
export const csafRoot = '/.well-known/csaf'
export const keyPath = '/.well-known/openpgp-key.asc'

/** A folder of documents. `white` is the one that the provider's metadata names. */
export interface DocumentSet {
  folder: string
  /** Newest first. */
  advisories: Advisory[]
  publisher: Publisher
  /** Whether each document has a signature. */
  isSigned: boolean
}

const urlOf = ({ folder, publisher }: DocumentSet, path: string) =>
  new URL(`${csafRoot}/${folder}/${path}`, publisher.origin).href

/** Time of the last change; for a provider without documents, the date of the standard. */
const lastChange = (advisories: Advisory[]) =>
  advisories
    .map(({ revisedOn }) => revisedOn)
    .toSorted()
    .at(-1) ?? '2022-11-18T00:00:00.000Z'

export const feedName = 'csaf-feed-tlp-white.json'

/** `provider-metadata.json` (CSAF 2.0, 7.1.7). @param fingerprint of the signing key */
export function writeProviderMetadata(set: DocumentSet, fingerprint: string | undefined): string {
  const { advisories, publisher } = set
  const at = (path: string) => new URL(path, publisher.origin).href
  return write({
    canonical_url: at(`${csafRoot}/provider-metadata.json`),
    distributions: [
      { directory_url: urlOf(set, '') },
      { rolie: { feeds: [{ summary: documentWords.en.feed, tlp_label: 'WHITE', url: urlOf(set, feedName) }] } },
    ],
    last_updated: lastChange(advisories),
    list_on_CSAF_aggregators: true,
    metadata_version: '2.0',
    mirror_on_CSAF_aggregators: true,
    ...(fingerprint !== undefined && { public_openpgp_keys: [{ fingerprint, url: at(keyPath) }] }),
    publisher: describePublisher(publisher),
    // Trust needs signatures (CSAF 2.0, 7.2.3).
    role: fingerprint === undefined ? 'csaf_provider' : 'csaf_trusted_provider',
  })
}

/** The ROLIE feed of a set (RFC 8322; CSAF 2.0, 7.1.15). */
export function writeRolieFeed(set: DocumentSet): string {
  const { advisories, isSigned } = set
  return write({
    feed: {
      id: 'csaf-feed-tlp-white',
      title: documentWords.en.feed,
      link: [{ rel: 'self', href: urlOf(set, feedName) }],
      category: [{ scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' }],
      updated: lastChange(advisories),
      entry: advisories.map((advisory) => {
        const url = urlOf(set, documentPath(advisory))
        return {
          id: advisory.number,
          title: advisory.title,
          link: [
            { rel: 'self', href: url },
            { rel: 'hash', href: `${url}.sha256` },
            { rel: 'hash', href: `${url}.sha512` },
            ...(isSigned ? [{ rel: 'signature', href: `${url}.asc` }] : []),
          ],
          published: advisory.date,
          updated: advisory.revisedOn,
          summary: { content: advisory.summary },
          content: { type: 'application/json', src: url },
          format: { schema: 'https://docs.oasis-open.org/csaf/csaf/v2.0/csaf_json_schema.json', version: '2.0' },
        }
      }),
    },
  })
}

/** Where a list is: beside the documents, or one folder up. */
type ListPlace = Pick<DocumentSet, 'advisories'> & { from?: string }

/** `index.txt`: the documents of a set, one a line (CSAF 2.0, 7.1.12). */
export function writeIndex({ advisories, from = '' }: ListPlace): string {
  return advisories.map((advisory) => `${from}${documentPath(advisory)}\n`).join('')
}

/** `changes.csv`: the documents with the moment of their last change, the last changed first (CSAF 2.0, 7.1.13). */
export function writeChanges({ advisories, from = '' }: ListPlace): string {
  return advisories
    .toSorted((a, b) => b.revisedOn.localeCompare(a.revisedOn))
    .map((advisory) => `"${from}${documentPath(advisory)}","${advisory.revisedOn}"\n`)
    .join('')
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
