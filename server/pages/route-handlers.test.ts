import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { SiteBuild, SiteHandler } from './render-page.ts'
import { handleByRoute } from './route-handlers.ts'

const route = (id: string, parentId?: string, path?: string) => [id, { id, parentId, path }] as const
const routes = Object.fromEntries([
  route('root'),
  route('layout', 'root'),
  route('home', 'layout'),
  route('news', 'layout', 'news'),
  route('english', 'layout', 'en'),
  route('detail', 'english', 'news/detail'),
  route('missing', 'root', '*'),
])
const build = { routes, assets: { version: '1', routes } } as unknown as SiteBuild

/** Which routes the build has that handles an address. */
async function routesFor(...paths: string[]) {
  const create = vi.fn<(build: SiteBuild) => SiteHandler>(
    (part) => () => Promise.resolve(Response.json([Object.keys(part.routes), Object.keys(part.assets.routes)])),
  )
  const handle = handleByRoute(build, create)
  const answers: unknown[] = []
  for (const path of paths) {
    const answer = await handle(new Request(`http://localhost${path}`), new RouterContextProvider())
    answers.push(await answer.json())
  }
  return { answers, made: create.mock.calls.length }
}

describe('a handler for each address', () => {
  it.each([
    ['/', ['root', 'layout', 'home']],
    ['/news', ['root', 'layout', 'news']],
    ['/news?page=2', ['root', 'layout', 'news']],
    ['/en/news/detail', ['root', 'layout', 'english', 'detail']],
  ])('%s has its own route and those around it, on both sides of the build', async (path, ids) => {
    expect((await routesFor(path)).answers).toEqual([[ids, ids]])
  })

  it.each(['/News', '/news/', '/unknown', '/news.data', '/*'])('%s goes to the whole build', async (path) => {
    expect((await routesFor(path)).answers).toEqual([[Object.keys(routes), Object.keys(routes)]])
  })

  it('is made once for an address, when it is first asked', async () => {
    expect((await routesFor('/', '/news', '/', '/news')).made).toBe(3)
  })
})
