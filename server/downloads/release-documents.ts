import { type Context, Hono } from 'hono'
import { localeOfPath, localizePath, locales } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { Ask } from './ask-portal.ts'
import { describeBuild, describeKnown, describeRelease, releaseSchema } from './describe-release.ts'

type Index = CallOutput<'download/index'>

/** Cache lifetime of release data: how long a proxy may take to notice a new release. */
export const releaseHeaders = { 'Cache-Control': 'public, max-age=60' }

/** The releases as JSON, each document in the language of its address. */
export function documentRoutes(ask: Ask, origin: string) {
  const app = new Hono<ServerEnv>()
  const schema = `${origin}/releases/schema.json`
  const readIndex = async ({ req }: Context<ServerEnv>) =>
    (await ask<Index>('download/index', {}, localeOfPath(req.path))) ?? []
  const describeAll = ({ releases, segment }: Index[number], context: Context<ServerEnv>) =>
    releases.map((release) =>
      describeRelease({ ...release, files: [] }, { product: segment, origin, locale: localeOfPath(context.req.path) }),
    )
  const answer = (context: Context<ServerEnv>, document: object, status: 200 | 409 = 200) =>
    context.json({ $schema: schema, ...document }, status, releaseHeaders)

  app.get('/releases/schema.json', (context) => context.json(releaseSchema(origin), 200, releaseHeaders))

  for (const locale of locales) {
    const at = <Path extends string>(path: Path) => localizePath(path, locale) as Path

    app.get(at('/releases/index.json'), async (context) => {
      const products = (await readIndex(context)).map((each) => ({
        product: each.segment,
        title: each.title,
        url: `${origin}${at(`/releases/${each.segment}/index.json`)}`,
        releases: describeAll(each, context),
      }))
      return answer(context, { products })
    })

    app.get(at('/releases/checksums/:prefix{[0-9a-f]{2}\\.json}'), async (context) => {
      const prefix = context.req.param('prefix').slice(0, 2)
      const known = (await ask<CallOutput<'download/known'>>('download/known', { prefix }, locale)) ?? []
      return answer(context, { files: describeKnown(known, origin) })
    })

    app.get(at('/releases/:product/index.json'), async (context, next) => {
      const asked = context.req.param('product')
      const found = (await readIndex(context)).find(({ segment, slug }) => [segment, slug].includes(asked))
      if (found === undefined) return next()
      return answer(context, {
        product: found.segment,
        title: found.title,
        releases: describeAll(found, context),
      })
    })

    app.get(at('/releases/:product/:version/index.json'), async (context, next) => {
      const input = { product: context.req.param('product'), version: context.req.param('version') }
      const found = await ask<CallOutput<'download/release'>>('download/release', input, locale)
      if (found === undefined) return next()
      const { product, release } = found
      return answer(context, describeRelease(release, { product: product.segment, origin, locale }))
    })

    app.get(at('/releases/:product/latest/:channel/:system/:architecture/index.json'), async (context, next) => {
      const build = await ask<CallOutput<'download/build'>>('download/build', context.req.param(), locale)
      if (build === undefined || (build.parts.length === 0 && build.passedOver.length === 0)) return next()
      return answer(context, describeBuild(build, origin, locale), build.parts.length === 0 ? 409 : 200)
    })
  }
  return app
}
