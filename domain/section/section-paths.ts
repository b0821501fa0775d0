/**
 * Beginnings of the addresses of each section, without language; the longest of all sections decides. By itself, because every
 * page of the site carries it.
 */
const paths = {
  products: ['/product'],
  toolboxes: ['/product/Toolbox'],
  machines: ['/product/machine'],
  downloads: ['/product/download', '/product/downHistory', '/releases'],
  solutions: ['/solution'],
  cases: ['/case'],
  news: ['/news'],
  partners: ['/ecology'],
  education: ['/education', '/Industry-education', '/oembed'],
  help: ['/help', '/.well-known/csaf', '/.well-known/security.txt'],
  about: ['/about'],
  jobs: ['/joinUs'],
  support: ['/support', '/ticket', '/api/tickets', '/api/uploads/ticket-files'],
} as const satisfies Record<string, readonly string[]>

export type Section = keyof typeof paths

export const isBelow = (path: string, beginning: string) => path === beginning || path.startsWith(`${beginning}/`)

/** Longest first, so that `/product/machine` is not taken for a product. */
const byPath = Object.entries(paths)
  .flatMap(([section, its]) => its.map((path) => ({ path, section: section as Section })))
  .toSorted((one, other) => other.path.length - one.path.length)

/** The section that an address belongs to: without origin, with or without language, query and anchor. */
export function sectionOfPath(address: string): Section | undefined {
  const path = address.replace(/[?#].*$/, '').replace(/^\/en(?=\/|$)/, '')
  return byPath.find((each) => isBelow(path, each.path))?.section
}

/** Whether an address leads to something that is off. */
export function isOff(address: string, off: readonly string[]): boolean {
  if (off.length === 0) return false
  const section = sectionOfPath(address)
  return section !== undefined && off.includes(section)
}
