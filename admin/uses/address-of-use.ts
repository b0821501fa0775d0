import type { NamedUse } from '#content/uses/named-uses.ts'

/** Where the admin shows a record or a setting that refers to something. */
export const addressOfUse = ({ record, source }: Pick<NamedUse, 'record' | 'source'>) =>
  record === 0 ? `/admin/globals/${source}` : `/admin/collections/${source}/${record}`
