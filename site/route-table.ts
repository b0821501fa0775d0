import type { ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { checkMiddleware, type MiddlewareName } from './middleware-names.ts'

/** One public address: its exact path, the route module that shows it and how it is answered. */
export interface PageRoute {
  path: string
  /** Module below `site/`. */
  file: string
  layout: 'default' | 'login' | 'plain'
  /** Query names that the page reads; all others are ignored, by the page and by the page store. */
  query?: readonly string[]
  /** Query names that may be there several times: what is chosen in a form. */
  choices?: readonly string[]
  /** Whether the page is the same for everybody and is kept as bytes. Personal pages and searches are made per request. */
  isStored: boolean
  /** Forms on the page, which are sent to its own address when scripts are off. */
  forms?: readonly ReceivedKind[]
  /** Whether the page runs a worker, which its content security policy must allow; it is then a document of its own. */
  hasWorker?: boolean
  /** Whether other sites may frame it (contract S8); every other page refuses framing. */
  isFramable?: boolean
  /** Middleware by name, in its order (contract S5). */
  middleware?: readonly MiddlewareName[]
}

const legal = 'routes/company/legal.tsx'
const mine = {
  file: 'routes/ticket/mine.tsx',
  isStored: false,
  query: ['ticket', 'q', 'status', 'product', 'scope', 'sort', 'unread', 'page'],
} as const
const fresh = {
  file: 'routes/ticket/new.tsx',
  isStored: false,
  query: ['product', 'version', 'article', 'advisory'],
} as const

/** Declares an address. @throws when it names middleware that is not registered (contract E6) */
export function page(path: string, options: Partial<PageRoute> & Pick<PageRoute, 'file'>): PageRoute {
  // A name that is not registered must not wait for a visitor.
  for (const name of options.middleware ?? []) checkMiddleware(name)
  return { path, layout: 'default', isStored: true, ...options }
}

/** Every public address of the site; each exists in Chinese without prefix and in English below `/en`. */
export const pageRoutes: readonly PageRoute[] = [
  page('/', { file: 'routes/home.tsx' }),
  page('/about', { file: 'routes/company/about.tsx' }),
  page('/contact', {
    file: 'routes/company/contact.tsx',
    query: ['topic', 'about'],
    forms: ['contact', 'consultation'],
  }),
  page('/cookies', { file: legal, query: ['version', 'compare'] }),
  page('/disclaimer', { file: legal, query: ['version', 'compare'] }),
  page('/PrivacyPolicy', { file: legal, query: ['version', 'compare'] }),
  page('/sitemap', { file: 'routes/company/sitemap.tsx' }),
  page('/search', {
    file: 'routes/search.tsx',
    isStored: false,
    query: ['q', 'kind', 'product', 'period', 'both', 'page'],
  }),
  page('/joinUs', {
    file: 'routes/company/jobs.tsx',
    query: ['id', 'place', 'team', 'kind'],
    forms: ['application'],
  }),

  page('/login', {
    layout: 'login',
    file: 'routes/login.tsx',
    isStored: false,
    query: ['redirect', 'mode'],
    middleware: ['guest'],
  }),
  page('/callback', { layout: 'login', file: 'routes/callback.tsx', isStored: false }),

  page('/case', { file: 'routes/case/list.tsx', query: ['category', 'industry', 'product', 'page'] }),
  page('/case/detail', { file: 'routes/case/detail.tsx', query: ['id'] }),
  page('/news', { file: 'routes/news/list.tsx', query: ['page', 'category', 'year'] }),
  page('/news/detail', { file: 'routes/news/detail.tsx', query: ['id'] }),

  page('/ecology', { file: 'routes/ecology/programme.tsx', forms: ['partner'] }),
  page('/ecology/class', { file: 'routes/ecology/classes.tsx', forms: ['partner'] }),
  page('/ecology/list', {
    file: 'routes/ecology/directory.tsx',
    query: ['class', 'level', 'region', 'product', 'page'],
  }),

  page('/education/details', {
    file: 'routes/education/details.tsx',
    middleware: ['educationParams'],
    query: ['projectId', 'productId', 'difficultId', 'id'],
  }),
  page('/education/components/card', {
    file: 'routes/education/card.tsx',
    layout: 'plain',
    query: ['id'],
    isFramable: true,
  }),
  page('/education/videoPlay', { file: 'routes/education/lesson.tsx', query: ['id'] }),

  page('/help', { file: 'routes/help/articles.tsx', query: ['id', 'category', 'product', 'version', 'q', 'page'] }),
  page('/help/OpenSystem', { file: 'routes/help/open-system.tsx', query: ['product', 'version'] }),
  page('/help/SecurityIncident', {
    file: 'routes/help/security.tsx',
    query: ['id', 'product', 'version', 'page'],
    forms: ['report'],
  }),

  page('/Industry-education', { file: 'routes/teaching/overview.tsx' }),
  page('/Industry-education/course-plan', {
    file: 'routes/teaching/course-plan.tsx',
    query: ['major', 'semester'],
    choices: ['course', 'book'],
  }),
  page('/Industry-education/textbook-plan', { file: 'routes/teaching/textbooks.tsx', query: ['major', 'state'] }),

  page('/product', { file: 'routes/product/list.tsx', query: ['compare'] }),
  page('/product/detail', { file: 'routes/product/detail.tsx', query: ['id'] }),
  page('/product/download', {
    file: 'routes/download/current.tsx',
    query: ['product', 'channel', 'system'],
    hasWorker: true,
  }),
  page('/product/downHistory', { file: 'routes/download/history.tsx', query: ['product', 'page'], hasWorker: true }),
  page('/product/Innovation', { file: 'routes/product/innovation.tsx' }),
  page('/product/machine', { file: 'routes/machine/list.tsx', query: ['class', 'interface', 'compare', 'page'] }),
  page('/product/machine/detail', { file: 'routes/machine/detail.tsx', query: ['id'], forms: ['quotation'] }),
  page('/product/matlab-simulink', {
    file: 'routes/product/matlab-simulink.tsx',
    query: ['q', 'area', 'state', 'page', 'view'],
    hasWorker: true,
  }),
  page('/product/open-platform', { file: 'routes/product/open-platform.tsx' }),
  page('/product/Toolbox', {
    file: 'routes/toolbox/list.tsx',
    query: ['domain', 'product', 'licence', 'letter', 'q', 'page'],
  }),
  page('/product/Toolbox/detail', { file: 'routes/toolbox/detail.tsx', query: ['id'] }),

  page('/solution', { file: 'routes/solution/list.tsx', query: ['industry', 'product', 'page'] }),
  page('/solution/detail', { file: 'routes/solution/detail.tsx', query: ['id'] }),

  page('/support/ticket/mine', { ...mine, middleware: ['session'] }),
  page('/support/ticket/new', fresh),
  // The same screens without the site around them, to be opened inside a product (contract S7).
  page('/ticket/mine', { ...mine, layout: 'plain', middleware: ['session'] }),
  page('/ticket/new', { ...fresh, layout: 'plain' }),
]

/** What has come to the addresses that were there from the beginning: pages of records that editors make. */
export const addedRoutes: readonly PageRoute[] = [
  page('/forms', { file: 'routes/company/form.tsx', query: ['id'], forms: ['form'] }),
]

/** Every address that the site answers. */
export const allRoutes: readonly PageRoute[] = [...pageRoutes, ...addedRoutes]

/** Where an editor may have made a page: all other addresses. Without one there it is the page for what does not exist. */
export const customPage = page('*', { file: 'routes/custom-page.tsx' })
