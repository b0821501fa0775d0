import { pagePaths } from './page-paths.ts'

/** Beginnings of addresses that the server answers itself, or may: whatever is below them is never an editor's to give. */
const ofServer = [
  'admin',
  'api',
  'assets',
  'brand',
  'csaf',
  'dev',
  'en',
  'files',
  'healthz',
  'icons',
  'media',
  'metrics',
  'oembed',
  'preview',
  'readyz',
  'releases',
  'sbom',
  'videos',
  'zh',
]

const firstSegment = (path: string) => (path.split('/')[1] ?? '').toLowerCase()

/** First parts of addresses that are somebody else's: pages of the site with all below them, and the server. */
const taken = new Set([...ofServer, ...pagePaths.map(firstSegment).filter((segment) => segment !== '')])

export const longestCustomPath = 120

/** Whether a text is written as the path of a custom page is: one to three words in small letters, `/trust/data-centre`. */
const isWritten = (path: string) =>
  path.length <= longestCustomPath && /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/.test(path)

/** Whether a path is the site's own, or below one that is; a section that is off keeps its addresses. */
export const isReservedPath = (path: string): boolean => taken.has(firstSegment(path))

/** Whether a page that an editor makes may have this path, without language prefix. */
export const isCustomPath = (path: string): boolean => isWritten(path) && !isReservedPath(path)
