/**
 * schema.org records of a page, in the server's HTML only. They are for readers of the HTML; a script element made in
 * the browser would need innerHTML, which Trusted Types refuse.
 */
export function StructuredData({ records }: { records: Record<string, unknown>[] }) {
  if (typeof document !== 'undefined') return null
  return records.map((record) => (
    <script
      key={String(record['@type'])}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serialize({ '@context': 'https://schema.org', ...record }) }}
    />
  ))
}

/** JSON that cannot end the script element it stands in. */
function serialize(record: Record<string, unknown>): string {
  return JSON.stringify(record).replaceAll('<', '\\u003c')
}
