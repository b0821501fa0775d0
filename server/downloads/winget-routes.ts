import { Hono } from 'hono'
import type { CallOutput } from '#portal/client.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { Ask } from './ask-portal.ts'
import { releaseHeaders } from './release-documents.ts'
import { writeWingetManifests } from './winget-manifests.ts'

/** The manifests of each release for winget, and the list of their names. */
export function wingetRoutes(ask: Ask, origin: string) {
  const app = new Hono<ServerEnv>()

  async function findManifests(input: { product: string; version: string }) {
    const release = (locale: 'zh' | 'en') => ask<CallOutput<'download/release'>>('download/release', input, locale)
    const site = (locale: 'zh' | 'en') => ask<CallOutput<'base/site'>>('base/site', {}, locale)
    const [en, zh, english, chinese] = await Promise.all([release('en'), release('zh'), site('en'), site('zh')])
    if (en === undefined || zh === undefined) return new Map<string, string>()
    const publishers = { en: english?.name ?? '', zh: chinese?.name ?? '' }
    return writeWingetManifests({ answers: { en, zh }, publishers, origin })
  }

  app.get('/releases/winget/:product/:version/:name', async (context, next) => {
    const { name, ...input } = context.req.param()
    const manifests = await findManifests(input)
    const text = name === 'index.txt' ? [...manifests.keys()].map((each) => `${each}\n`).join('') : manifests.get(name)
    if (text === undefined || text === '') return next()
    const type = name === 'index.txt' ? 'text/plain; charset=utf-8' : 'application/yaml; charset=utf-8'
    return context.body(text, 200, { ...releaseHeaders, 'Content-Type': type })
  })
  return app
}
