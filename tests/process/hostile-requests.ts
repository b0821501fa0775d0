import fc from 'fast-check'
import { locales, localizePath } from '#lib/locale.ts'
import { pageRoutes } from '#site/route-table.ts'
import { certain, hostileQuery, hostileValue } from '../factories/hostile-addresses.ts'
import { asDocument } from './ask.ts'

export interface HostileRequest {
  /** With the query, from the first slash on. */
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The three addresses of a page: its own, its data as it is stored, and its data as its loader gives it. */
const shapes = [
  (path: string) => path,
  (path: string) => `${path.replace(/\/$/, '')}/_payload.json`,
  (path: string) => `${path.replace(/\/$/, '/_root')}.data`,
]

/** Every query name of every page; `received` is the one that only forms know. */
const names = pageRoutes.flatMap(({ choices = [], forms = [], path, query = [] }) =>
  [...query, ...choices, ...(forms.length > 0 ? ['received'] : [])].map((name) => ({ path, name })),
)

const draw = <Value>(values: fc.Arbitrary<Value>, numRuns: number, seed: number) =>
  numRuns === 0 ? [] : fc.sample(values, { numRuns, seed })

/** Nonsense under each query name of each page, in turn in both languages and all shapes. @param runs by chance for each */
export function hostilePages(runs: number, seed: number): HostileRequest[] {
  const queries = names.flatMap(({ name, path }, index) =>
    [...certain.map((value) => `${name}=${value}`), ...draw(hostileQuery(name), runs, seed + index)].map((query) => ({
      path,
      query,
    })),
  )
  return queries.map(({ path, query }, index) => {
    const page = localizePath(path, locales[index % 2] ?? 'zh')
    // Mostly the page itself: what it is asked for is the same in each shape.
    const shape = shapes[index % 7] ?? shapes[0]
    return { path: `${shape?.(page) ?? page}?${query}` }
  })
}

/** Where else an address says what is wanted: `{}` is the place of it. */
const others = (origin: string) => {
  const course = `/oembed?url=${encodeURIComponent(`${origin}/education/details?id=`)}`
  return [
    '/{}',
    '/en/{}',
    '/news/{}',
    '/{}/_payload.json',
    '/{}.data',
    '/{}/feed.atom',
    '/sitemap-{}.xml',
    '/healthz?{}',
    '/media/{}',
    '/media/{}.png',
    '/files/{}.pdf',
    '/videos/{}.mp4',
    '/videos/{}/captions.zh.vtt',
    '/videos/{}',
    '/assets/{}.js',
    '/builds/meta/{}.json',
    '/builds/{}',
    '/api/{}',
    '/api/docs/{}',
    '/api/docs?lang={}',
    '/api/icons/{}.json?icons=a',
    '/api/icons/lucide.json?icons={}',
    '/api/icons/lucide.json?icons=x&v={}',
    '/api/tickets/files/{}',
    '/api/uploads/ticket-files/{}',
    '/api/portal/{}',
    '/.well-known/{}',
    '/releases/{}',
    '/releases/{}/index.json',
    '/releases/studio/{}/index.json',
    '/releases/{}/R2026b/SHA256SUMS',
    '/releases/studio/{}/SHA256SUMS.asc',
    '/releases/studio/R2026b/{}',
    '/releases/studio/R2026b/{}.asc',
    '/releases/{}/latest/stable/linux/x64',
    '/releases/studio/latest/{}/{}/{}',
    '/en/releases/{}',
    '/releases/studio/R2026b/x.zip?signature={}&expires={}&member={}',
    '/oembed?url={}',
    `${course}{}`,
    `${course}%2500`,
    `${course}1&maxwidth={}&maxheight={}`,
    '/Industry-education/course-plan.csv?course={}&book={}',
    '/en/Industry-education/course-plan.csv?major={}',
    '/Industry-education/course-plan.csv?semester={}',
    '/support/ticket/rate?token={}',
    '/help/OpenSystem/sbom/{}/R2026b.json',
    '/help/OpenSystem/sbom/studio/{}.json',
    '/help/OpenSystem/sbom/{}/{}',
    '/.well-known/csaf/{}/index.txt',
    '/.well-known/csaf/white/{}',
    '/.well-known/csaf/white/{}.json.sha256',
  ]
}

const form = { ...asDocument, 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

/** A value for a header, which is no place for more than a server takes of all of them. */
const short = (value: string) => value.slice(0, 300)

/** What is sent in other ways than by following a link. */
const sendings: ((value: string) => HostileRequest)[] = [
  (value) => ({ path: '/support/ticket/rate', headers: form, body: `token=${value}&rating=${value}&comment=${value}` }),
  (value) => ({ path: '/en/help/vote', headers: form, body: `id=${value}&answer=yes` }),
  (value) => ({ path: '/help/vote', headers: form, body: `id=1&answer=${value}` }),
  (value) => ({ path: '/en/translation/ask', headers: form, body: `path=${value}` }),
  (value) => ({ path: '/translation/ask', headers: form, body: `path=/news/detail?id=${value}` }),
  ...['contact', 'consultation'].map((kind) => (value: string) => ({
    path: `/contact?about=${value}`,
    headers: form,
    body: `form=${kind}&token=${value}&name=${value}&email=${value}&topic=${value}&message=${value}&file=${value}`,
  })),
  (value) => ({ path: `/api/portal/base/column/about${value}`, headers: json, body: '{}' }),
  (value) => ({ path: `/api/portal/${value}`, headers: json, body: '{}' }),
  (value) => ({
    path: '/api/portal/auth/me',
    headers: { ...json, accesstoken: short(value), lang: short(value), 'idempotency-key': short(value) },
    body: '{}',
  }),
  (value) => ({
    path: `/api/forms/files/${value}`,
    headers: { 'x-file-name': short(value), 'x-form-token': short(value) },
    body: 'x',
  }),
  (value) => ({
    path: `/api/uploads/ticket-files/${value}`,
    method: 'PATCH',
    headers: { accesstoken: short(value), 'tus-resumable': '1.0.0', 'upload-offset': short(value) },
  }),
  (value) => ({ path: '/contact', method: 'GET', headers: { ...asDocument, cookie: `lang=${short(value)}` } }),
]

/** Nonsense in every other address, and in what is sent to one. @param runs by chance for each */
export function hostileAddresses(origin: string, runs: number, seed: number): HostileRequest[] {
  const values = (index: number) => [...certain, ...draw(hostileValue, runs, seed - index)]
  return [
    ...others(origin).flatMap((path, index) =>
      values(index).map((value) => ({ path: path.replaceAll('{}', () => value) })),
    ),
    ...sendings.flatMap((send, index) => values(index).map((value) => ({ method: 'POST', ...send(value) }))),
  ]
}
