/** The number under which a global stands among records: there is one of each. */
export const globalRecord = 0

export const isGlobal = ({ record }: { record: number }): boolean => record === globalRecord

/** Where the admin shows a record or a global. */
export const adminAddress = ({ record, source }: { record: number; source: string }): string =>
  isGlobal({ record }) ? `/admin/globals/${source}` : `/admin/collections/${source}/${record}`
