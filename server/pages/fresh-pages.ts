import { join } from 'node:path'
import type { Payload } from 'payload'
import { loadDictionaries } from '#domain/search/pinyin.ts'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import type { Portal } from '#portal/portal.ts'
import { readCdn } from '#server/cdn/cdn.ts'
import { PurgeQueue } from '#server/cdn/purge-queue.ts'
import { createSender } from '#server/cdn/send-purge.ts'
import type { Metrics } from '#server/middleware/metrics.ts'
import { openCustomPaths } from './custom-paths.ts'
import { createPageMaker } from './page-maker.ts'
import type { PageStore } from './page-store.ts'
import { watchPurges } from './purge-watch.ts'
import { createRedraw } from './redraw.ts'
import type { RenderPage } from './render-page.ts'

interface Parts {
  payload: Payload
  portal: Portal
  store: PageStore
  render: RenderPage
  metrics: Pick<Metrics, 'countRedrawn'>
  /** Told of every change too. */
  oldAddresses: { hear: (tags: readonly string[]) => void }
  origin: string
  log: Log
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'PORTAL_API_BASE'> & Parameters<typeof readCdn>[0]
}

/** How much longer a start may take, in milliseconds, for what its first visitors would wait for. */
const warmUpLimit = 2000

/** Every change drops the pages and answers that show it; the most wanted pages are rendered before somebody asks. */
export async function keepPagesFresh({
  env,
  log,
  metrics,
  oldAddresses,
  origin,
  payload,
  portal,
  render,
  store,
}: Parts) {
  const redraw = createRedraw({
    store,
    make: createPageMaker({ store, render, origin }),
    log,
    file: join(env.DATA_DIR, 'wanted-pages.json'),
    onRedrawn: metrics.countRedrawn,
  })
  const customPaths = openCustomPaths({ payload, log })
  const cdn = readCdn(env)
  const cdnPurges = cdn && new PurgeQueue({ send: createSender(cdn), log })
  const purge = (tags: string[]) => {
    oldAddresses.hear(tags)
    customPaths.hear(tags)
    portal.purge(tags)
    const dropped = store.purge(tags)
    cdnPurges?.add(tags)
    log.debug({ tags, dropped: dropped.length }, 'purged')
    redraw.afterPurge(dropped)
  }
  const purges = await watchPurges(payload, { databaseUrl: env.DATABASE_URL, log, purge })
  // Only now, so that no change between the two goes unheard.
  await customPaths.load()
  return {
    /** Does before the process is ready what would hold up its first visitors. */
    warmUp: async () => {
      const until = performance.now() + warmUpLimit
      loadDictionaries()
      // What another portal answers is not stored; and where that portal asks this process, it would wait for itself.
      if (env.PORTAL_API_BASE === undefined) await redraw.warm(until)
    },
    /** Whether changes are heard of now. */
    isHeard: purges.isHeard,
    cdnPurges,
    stop: async () => {
      await purges.stop()
      await redraw.stop()
      await cdnPurges?.stop()
    },
  }
}
