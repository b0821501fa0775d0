import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { AppError } from '#lib/errors.ts'
import { localizePath, type Locale, locales } from '#lib/locale.ts'
import type { SigningKey } from '#lib/signing-key.ts'
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
  /** The key by which lists of checksums are signed; without one they have no signature. */
  readKey: () => Promise<SigningKey | undefined>
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

/** Signs a list once: the same list has the same signature until the process ends. */
function createSigner(readKey: ListingRoutes['readKey']) {
  const signatures = new LRUCache<string, Promise<string>>({ max: 500 })
  return async (text: string): Promise<string | undefined> => {
    const key = await readKey()
    if (key === undefined) return undefined
    const known = signatures.get(text)
    if (known) return known
    const made = key.sign(text)
    signatures.set(text, made)
    // Asked again next time: what failed once is not kept.
    made.catch(() => signatures.delete(text))
    return made
  }
}

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

/** What a list of checksums is, by the end of its address. */
const listNames = { SHA256SUMS: 'sha256', SHA512SUMS: 'sha512' } as const

const signatureType = 'application/pgp-signature; charset=utf-8'

/** Lists of checksums and their signatures, and the newest file for a system. */
function addFiles(app: Hono<ServerEnv>, ask: Ask, readKey: ListingRoutes['readKey']): void {
  const sign = createSigner(readKey)
  const find = async (context: Context<ServerEnv, '/releases/:product/:version/:name'>) => {
    const input = { product: context.req.param('product'), version: context.req.param('version') }
    return (await ask<CallOutput<'download/release'>>('download/release', input, languageOf(context)))?.release
  }
  for (const [name, digest] of Object.entries(listNames)) {
    const path = `/releases/:product/:version/${name}` as '/releases/:product/:version/:name'
    const write = (release: Release) =>
      available(release)
        .map((file) => `${file[digest]}  ${file.name}\n`)
        .join('')
    app.get(path, async (context, next) => {
      const release = await find(context)
      return release === undefined ? next() : context.text(write(release), 200, headers)
    })
    app.get(`${path}.asc`, async (context, next) => {
      const release = await find(context)
      const signature = release && (await sign(write(release)))
      if (signature === undefined) return next()
      return context.body(signature, 200, { ...headers, 'Content-Type': signatureType })
    })
  }

  app.get('/releases/:product/:version/:name{.+\\.(?:asc|minisig)}', async (context, next) => {
    const release = await find(context)
    const asked = context.req.param('name')
    // A file of just this name goes before the signature of another one.
    const files = release?.files.some(({ name }) => name === asked) ? [] : release?.files
    const file = files?.find(({ name, signaturePath = '' }) => `${name}${extname(signaturePath)}` === asked)
    if (file?.signature === undefined) return next()
    const type = asked.endsWith('.asc') ? signatureType : 'text/plain; charset=utf-8'
    return context.body(file.signature, 200, { ...headers, 'Content-Type': type })
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
export function listingRoutes({ origin, portal, readKey }: ListingRoutes) {
  const app = new Hono<ServerEnv>()
  const ask = createAsk(portal)
  app.use('/releases/*', async (context, next) => {
    context.set('kind', 'download')
    await next()
  })
  addDocuments(app, ask, origin)
  addFiles(app, ask, readKey)
  addFeeds(app, ask, origin)
  app.onError((error, context) => answerPlainly(context, error, 503))
  return app
}

const available = ({ files }: Release) => files.filter(({ isWithdrawn }) => !isWithdrawn)

/** An installer, or an archive, for just this system and processor. */
const isFor = (file: Release['files'][number], system: string, architecture: string) =>
  (file.kind === 'installer' || file.kind === 'archive') && file.system === system && file.architecture === architecture
