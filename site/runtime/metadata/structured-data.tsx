import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * schema.org records of a page, in the server's HTML only. They are for readers of the HTML; a script element made in
 * the browser would need innerHTML, which Trusted Types refuse.
 */
export function StructuredData({ records }: { records: Record<string, unknown>[] }) {
  // True on the server, and while the browser takes its HTML over, which must find what was served.
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (!isServed) return null
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
