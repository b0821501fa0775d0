/** Records that have a page of their own, by collection: the list that they belong to and the address of their page. */
export const recordPages = [
  { collection: 'products', list: '/product', detail: '/product/detail' },
  { collection: 'toolboxes', list: '/product/Toolbox', detail: '/product/Toolbox/detail' },
  { collection: 'machines', list: '/product/machine', detail: '/product/machine/detail' },
  { collection: 'solutions', list: '/solution', detail: '/solution/detail' },
  { collection: 'cases', list: '/case', detail: '/case/detail' },
  { collection: 'news', list: '/news', detail: '/news/detail' },
  { collection: 'courses', list: '/education/details', detail: '/education/details' },
  { collection: 'lessons', list: '/education/details', detail: '/education/videoPlay' },
  { collection: 'help-articles', list: '/help', detail: '/help' },
  { collection: 'advisories', list: '/help/SecurityIncident', detail: '/help/SecurityIncident' },
  { collection: 'positions', list: '/joinUs', detail: '/joinUs' },
  { collection: 'forms', list: '/contact', detail: '/forms' },
] as const

/** The page of a record, without language prefix; `undefined` for a kind whose records have none. @param id slug or number */
export function recordAddress(collection: string, id: string): string | undefined {
  const page = recordPages.find((each) => each.collection === collection)
  return page && `${page.detail}?id=${encodeURIComponent(id)}`
}

/** The kind of record and the `id` that an address of a record's page names. */
export function readRecordAddress(target: unknown): ((typeof recordPages)[number] & { id: string }) | undefined {
  const [, path, id] = (typeof target === 'string' && /^(\/[\w/-]+)\?id=([\w-]{1,96})$/.exec(target)) || []
  const page = recordPages.find(({ detail }) => detail === path)
  return page === undefined || id === undefined ? undefined : { ...page, id }
}

/**
 * An address of the site as it is compared with others: without language, anchor and a slash at its end.
 *
 * @returns `undefined` for any other text
 */
export function insideAddress(text: string): string | undefined {
  if (!/^\/(?![/\\]|admin\/)\S*$/.test(text)) return undefined
  const plain = text
    .replace(/#.*$/, '')
    // Of a file, which state of it is meant.
    .replace(/\?v=\w+$/, '')
    .replace(/^\/en(?=[/?]|$)/, '')
    .replace(/\/(?=$|\?)/, '')
  return plain.startsWith('/') ? plain : `/${plain}`
}
