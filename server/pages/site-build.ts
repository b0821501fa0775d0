import { statSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as ReactRouter from 'react-router'
import type { LatestBuild } from '#site/runtime/deployment/build-meta.ts'
import type { SiteBuild, SiteHandler } from './render-page.ts'
import { handleByRoute } from './route-handlers.ts'

export interface SiteSource {
  /** Id of the build; none in development. */
  build?: LatestBuild
  load: () => Promise<{ build: SiteBuild; handle: SiteHandler }>
  /** Development only: sources and hot reload, before everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?: () => Promise<void>
}

/** The site as built. @param folder of the build */
export async function readBuiltSite(folder: string): Promise<SiteSource> {
  const file = join(folder, 'server/index.js')
  const build = (await import(pathToFileURL(file).href)) as SiteBuild
  const { createRequestHandler } = await import('react-router')
  const handle = handleByRoute(build, (part) => createRequestHandler(part, 'production'))
  return {
    // The bundler's version: it changes exactly when a file for browsers changes.
    build: { id: build.assets.version, timestamp: Math.trunc(statSync(file).mtimeMs) },
    load: () => Promise.resolve({ build, handle }),
  }
}

/** The site from its sources, with Vite inside this process and hot reload over the same port. */
export async function readSiteSources(root: string, server: Server): Promise<SiteSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const { createRequestHandler } = (await vite.ssrLoadModule('react-router')) as typeof ReactRouter
  return {
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    load: async () => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild
      return { build, handle: createRequestHandler(build, 'development') }
    },
    close: () => vite.close(),
  }
}
