import { Hono } from 'hono'
import { AppError } from '#lib/errors.ts'
import { localizePath, type Locale, locales } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import type { Portal } from '#portal/portal.ts'
import type { ServerEnv } from '../middleware/request.ts'
import { answerPlainly } from '../plain-answer.ts'
import { describeRelease, releaseSchema } from './describe-release.ts'
import { writeReleaseFeed } from './release-feed.ts'
import { languageOf } from './routes.ts'

interface ListingRoutes {
  portal: Portal
  origin: string
}

type Release = CallOutput<'download/release'>['release']
type Index = CallOutput<'download/index'>

/** What is known of releases, as long as it takes a proxy to be told of another one. */
const headers = { 'Cache-Control': 'public, max-age=60' }

/** Asks a call; `undefined` when what is asked for does not exist. @throws AppError for everything else */
function createAsk(portal: Portal) {
  return async <Data>(path: string, body: object, locale: Locale): Promise<Data | undefined> => {
    const { envelope, errorName } = await portal.call({ path, body, locale, requestId: 'releases' })
    if (errorName === 'notFound' || errorName === 'badInput') return undefined
    if (errorName !== undefined) throw new AppError(errorName)
    return envelope.data as Data
  }
}
type Ask = ReturnType<typeof createAsk>

/** Documents of all releases, of a product's and of one. */
function addDocuments(app: Hono<ServerEnv>, ask: Ask, origin: string): void {
  app.get('/releases/schema.json', (context) => context.json(releaseSchema(origin), 200, headers))

  app.get('/releases/index.json', async (context) => {
    const index = (await ask<Index>('download/index', {}, languageOf(context))) ?? []
    const products = index.map(({ releases, segment, title }) => ({
      product: segment,
      title,
      url: `${origin}/releases/${segment}/index.json`,
      releases: releases.map((release) => describeRelease({ ...release, files: [] }, segment, origin)),
    }))
    return context.json({ $schema: `${origin}/releases/schema.json`, products }, 200, headers)
  })

  app.get('/releases/:product/index.json', async (context, next) => {
    const index = (await ask<Index>('download/index', {}, languageOf(context))) ?? []
    const found = index.find(({ segment, slug }) => [segment, slug].includes(context.req.param('product')))
    if (found === undefined) return next()
    const { releases, segment, title } = found
    const described = releases.map((release) => describeRelease({ ...release, files: [] }, segment, origin))
    return context.json(
      { $schema: `${origin}/releases/schema.json`, product: segment, title, releases: described },
      200,
      headers,
    )
  })

  app.get('/releases/:product/:version/index.json', async (context, next) => {
    const input = { product: context.req.param('product'), version: context.req.param('version') }
    const found = await ask<CallOutput<'download/release'>>('download/release', input, languageOf(context))
    if (found === undefined) return next()
    const { product, release } = found
    return context.json(
      { $schema: `${origin}/releases/schema.json`, ...describeRelease(release, product.segment, origin) },
      200,
      headers,
    )
  })
}

/** Lists of checksums, and the newest file for a system. */
function addFiles(app: Hono<ServerEnv>, ask: Ask): void {
  for (const [name, digest] of [
    ['SHA256SUMS', 'sha256'],
    ['SHA512SUMS', 'sha512'],
  ] as const)
    app.get(`/releases/:product/:version/${name}`, async (context, next) => {
      const input = { product: context.req.param('product'), version: context.req.param('version') }
      const found = await ask<CallOutput<'download/release'>>('download/release', input, languageOf(context))
      if (found === undefined) return next()
      const lines = available(found.release).map((file) => `${file[digest]}  ${file.name}\n`)
      return context.text(lines.join(''), 200, headers)
    })

  app.get('/releases/:product/latest/:channel/:system/:architecture', async (context, next) => {
    const { architecture, channel, product, system } = context.req.param()
    const index = (await ask<Index>('download/index', {}, 'en')) ?? []
    const found = index.find(({ segment, slug }) => [segment, slug].includes(product))
    for (const { version } of found?.releases.filter((each) => each.channel === channel) ?? []) {
      const answer = await ask<CallOutput<'download/release'>>('download/release', { product, version }, 'en')
      const file = answer && available(answer.release).find((each) => isFor(each, system, architecture))
      if (file === undefined) continue
      for (const [key, value] of Object.entries(headers)) context.header(key, value)
      return context.redirect(file.path, 302)
    }
    return next()
  })
}

function addFeeds(app: Hono<ServerEnv>, ask: Ask, origin: string): void {
  for (const locale of locales)
    app.get(localizePath('/releases/feed.atom', locale), async (context) => {
      const [index, site] = await Promise.all([
        ask<Index>('download/index', {}, locale),
        ask<CallOutput<'base/site'>>('base/site', {}, locale),
      ])
      const body = writeReleaseFeed({ index: index ?? [], locale, origin, publisher: site?.name ?? '' })
      return context.body(body, 200, { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' })
    })
}

/** What matters to programs, from the same records as the pages: versions, files, checksums, the newest of each kind. */
export function listingRoutes({ origin, portal }: ListingRoutes) {
  const app = new Hono<ServerEnv>()
  const ask = createAsk(portal)
  app.use('/releases/*', async (context, next) => {
    context.set('kind', 'download')
    await next()
  })
  addDocuments(app, ask, origin)
  addFiles(app, ask)
  addFeeds(app, ask, origin)
  app.onError((error, context) => answerPlainly(context, error, 503))
  return app
}

const available = ({ files }: Release) => files.filter(({ isWithdrawn }) => !isWithdrawn)

/** An installer, or an archive, for just this system and processor. */
const isFor = (file: Release['files'][number], system: string, architecture: string) =>
  (file.kind === 'installer' || file.kind === 'archive') && file.system === system && file.architecture === architecture
