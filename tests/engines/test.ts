import { test as base } from '../browser/test.ts'
import { startFirefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'
import { type Watched, watchPages } from './watching-proxy.ts'

const start = { Firefox: startFirefox, WebKit: startWebkit }
type EngineName = keyof typeof start
export const engineNames = Object.keys(start) as EngineName[]

interface Fixtures {
  watched: Watched
  /** One of the engines, started when it is first asked for. */
  engine: (name: EngineName) => Promise<Engine>
  /** A new visitor with one of the engines: own cookies, own storage. */
  visit: (name: EngineName, width?: number) => Promise<Visitor>
}

/** Tests in the engines that are not Chromium's, of what only reads, or makes its own records. */
export const test = base.extend<Fixtures>({
  watched: [
    async ({ portico }, use) => {
      const watched = await watchPages(portico.port)
      await use(watched)
      await watched.close()
    },
    { scope: 'worker' },
  ],
  engine: [
    // Vitest reads from the first pattern which fixtures another one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = new Map<EngineName, Promise<Engine>>()
      await use((name) => {
        const engine = started.get(name) ?? start[name]()
        started.set(name, engine)
        return engine
      })
      for (const engine of started.values()) await (await engine).close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, watched }, use) => {
    const visitors: Visitor[] = []
    await use(async (name, width = 1440) => {
      const visitor = new Visitor(await (await engine(name)).openTab(), watched)
      visitors.push(visitor)
      await visitor.resize(width)
      return visitor
    })
    for (const visitor of visitors) await visitor.leave()
  },
})
