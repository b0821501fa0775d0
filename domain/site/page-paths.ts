/**
 * The paths of the site's pages, without language prefix: those of its route table, which a test compares with this list.
 */
export const pagePaths = [
  '/',
  '/about',
  '/contact',
  '/cookies',
  '/disclaimer',
  '/PrivacyPolicy',
  '/sitemap',
  '/search',
  '/joinUs',
  '/login',
  '/callback',
  '/case',
  '/case/detail',
  '/news',
  '/news/detail',
  '/ecology',
  '/ecology/class',
  '/ecology/list',
  '/education/details',
  '/education/components/card',
  '/education/videoPlay',
  '/help',
  '/help/OpenSystem',
  '/help/SecurityIncident',
  '/Industry-education',
  '/Industry-education/course-plan',
  '/Industry-education/textbook-plan',
  '/product',
  '/product/detail',
  '/product/download',
  '/product/downHistory',
  '/product/Innovation',
  '/product/machine',
  '/product/machine/detail',
  '/product/matlab-simulink',
  '/product/open-platform',
  '/product/Toolbox',
  '/product/Toolbox/detail',
  '/solution',
  '/solution/detail',
  '/support/ticket/mine',
  '/support/ticket/new',
  '/ticket/mine',
  '/ticket/new',
] as const

/** Paths of the pages that have come since, of records that editors make. */
export const addedPaths = ['/forms'] as const

const inSmallLetters = new Map<string, string>([...pagePaths, ...addedPaths].map((path) => [path.toLowerCase(), path]))

/** The page at a path without language prefix, in whatever letter case it is written. */
export const pageAtPath = (path: string): string | undefined => inSmallLetters.get(path.toLowerCase())
