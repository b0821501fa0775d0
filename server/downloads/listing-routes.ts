import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { localizePath, locales } from '#lib/locale.ts'
import type { FileStore } from '#lib/files/file-store.ts'
import type { Log } from '#lib/log.ts'
import type { SigningKey } from '#lib/crypto/signing-key.ts'
import type { CallOutput } from '#portal/client.ts'
import type { Portal } from '#portal/portal.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import { aptRoutes } from './apt-routes.ts'
import { type Ask, createAsk } from './ask-portal.ts'
import { documentRoutes, releaseHeaders } from './release-documents.ts'
import { writeReleaseFeed } from './release-feed.ts'
import { createSigner, type Sign } from './sign-once.ts'
import { wingetRoutes } from './winget-routes.ts'
import { languageOf } from './asked-language.ts'

interface ListingRoutes {
  portal: Portal
  origin: string
  /** Signs the lists of checksums; without a key they have no signature. */
  readKey: () => Promise<SigningKey | undefined>
  /** Store of the files, from which packages' control fields are read. */
  store: Pick<FileStore, 'open'>
  log: Log
}

type Release = CallOutput<'download/release'>['release']
type Index = CallOutput<'download/index'>

/** Checksum lists, by the suffix of their address. */
const listNames = { SHA256SUMS: 'sha256', SHA512SUMS: 'sha512' } as const

const signatureType = 'application/pgp-signature; charset=utf-8'

/** Lists of checksums and their signatures, and the newest file for a system. */
function addFiles(app: Hono<ServerEnv>, ask: Ask, sign: Sign): void {
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
      return release === undefined ? next() : context.text(write(release), 200, releaseHeaders)
    })
    app.get(`${path}.asc`, async (context, next) => {
      const release = await find(context)
      const signature = release && (await sign(write(release)))
      if (signature === undefined) return next()
      return context.body(signature, 200, { ...releaseHeaders, 'Content-Type': signatureType })
    })
  }

  app.get('/releases/:product/:version/:name{.+\\.(?:asc|minisig)}', async (context, next) => {
    const release = await find(context)
    const asked = context.req.param('name')
    // A file of exactly this name takes precedence over the signature of another.
    const files = release?.files.some(({ name }) => name === asked) ? [] : release?.files
    const file = files?.find(({ name, signaturePath = '' }) => `${name}${extname(signaturePath)}` === asked)
    if (file?.signature === undefined) return next()
    const type = asked.endsWith('.asc') ? signatureType : 'text/plain; charset=utf-8'
    return context.body(file.signature, 200, { ...releaseHeaders, 'Content-Type': type })
  })

  app.get('/releases/:product/latest/:channel/:system/:architecture', async (context, next) => {
    const build = await ask<CallOutput<'download/build'>>('download/build', context.req.param(), languageOf(context))
    if (build === undefined || (build.parts.length === 0 && build.passedOver.length === 0)) return next()
    for (const [key, value] of Object.entries(releaseHeaders)) context.header(key, value)
    const [first, ...others] = build.parts
    // With several files, or none available, the list is the answer: there is no single file to redirect to.
    const isOne = first !== undefined && others.length === 0
    return context.redirect(isOne ? first.file.path : `${context.req.path}/index.json`, 302)
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
      return context.body(body, 200, { ...releaseHeaders, 'Content-Type': 'application/atom+xml; charset=utf-8' })
    })
}

/**
 * Release data for programs, from the same records as the pages: versions, files, checksums, and the latest of each
 * kind.
 */
export function listingRoutes({ log, origin, portal, readKey, store }: ListingRoutes) {
  const app = new Hono<ServerEnv>()
  const ask = createAsk(portal)
  const sign = createSigner(readKey)
  app.use('/releases/*', async (context, next) => {
    context.set('kind', 'download')
    await next()
  })
  app.route('/', aptRoutes({ ask, log, sign, store }))
  app.route('/', wingetRoutes(ask, origin))
  app.route('/', documentRoutes(ask, origin))
  addFiles(app, ask, sign)
  addFeeds(app, ask, origin)
  app.onError((error, context) => answerError(context, error, 503))
  return app
}

const available = ({ files }: Release) => files.filter(({ isWithdrawn }) => !isWithdrawn)
