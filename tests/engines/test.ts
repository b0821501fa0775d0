import { test as base, testOwnProcess as ownBase } from '../browser/test.ts'
import type { Portico } from '../process/portico.ts'
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

const watch = async ({ portico }: { portico: Portico }, use: (watched: Watched) => Promise<void>) => {
  const watched = await watchPages(portico.port)
  await use(watched)
  await watched.close()
}

const startEngines = async (use: (engine: Fixtures['engine']) => Promise<void>) => {
  const started = new Map<EngineName, Promise<Engine>>()
  await use((name) => {
    const engine = started.get(name) ?? start[name]()
    started.set(name, engine)
    return engine
  })
  for (const engine of started.values()) await (await engine).close()
}

const visit = async (
  { engine, watched }: Pick<Fixtures, 'engine' | 'watched'>,
  use: (visit: Fixtures['visit']) => Promise<void>,
) => {
  const visitors: Visitor[] = []
  await use(async (name, width = 1440) => {
    const { downloads, openTab } = await engine(name)
    const visitor = new Visitor(await openTab(), watched, downloads)
    visitors.push(visitor)
    await visitor.resize(width)
    return visitor
  })
  for (const visitor of visitors) await visitor.leave()
}

/** Tests in the engines that are not Chromium's, of what only reads, or makes its own records. */
export const test = base.extend<Fixtures>({
  watched: [watch, { scope: 'worker' }],
  // Vitest reads from the first pattern which fixtures another one needs: none.
  // oxlint-disable-next-line no-empty-pattern
  engine: [async ({}, use) => startEngines(use), { scope: 'worker' }],
  visit,
})

/** The same with a process of the file's own, whose environment it gives with `test.override({ env })`. */
export const testOwnProcess = ownBase.extend<Fixtures>({
  watched: [watch, { scope: 'file' }],
  // oxlint-disable-next-line no-empty-pattern
  engine: [async ({}, use) => startEngines(use), { scope: 'worker' }],
  visit,
})
