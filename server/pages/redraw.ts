import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dropped } from '#lib/cache.ts'
import { locales, localizePath } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { type PageAddress, readPageAddress } from './addresses.ts'
import type { MakePage } from './page-maker.ts'
import type { PageStore } from './page-store.ts'

/** How many pages are rendered again after a purge, and before a process is ready. */
const most = 20

/** What a process that has no counts of an earlier one renders first: where most visits begin. */
const entrances = [
  '/',
  '/product',
  '/news',
  '/product/download',
  '/solution',
  '/case',
  '/help',
  '/about',
  '/product/Toolbox',
  '/product/machine',
].flatMap((path) => locales.map((locale) => localizePath(path, locale)))

/** How long a stop waits for the page that is being rendered, in milliseconds. */
const stopLimit = 5000

export interface Redraw {
  /** Renders the most wanted of the purged pages again, so that no visitor waits for a publication. */
  afterPurge: (dropped: readonly Dropped[]) => void
  /**
   * Renders what the process before this one was asked for most, one after the other.
   * @param until it is waited for no longer than this, as `performance.now()` counts time
   */
  warm: (until: number) => Promise<void>
  /** Renders nothing more, and keeps the most wanted addresses for the next process. */
  stop: () => Promise<void>
}

interface Options {
  store: PageStore
  make: MakePage
  log: Log
  /** Where the most wanted addresses are kept between two processes. */
  file: string
  onRedrawn: () => void
}

/** Renders pages before somebody asks for them: one at a time, and as long as the last one took nothing at all. */
export function createRedraw({ file, log, make, onRedrawn, store }: Options): Redraw {
  /** What is still to be rendered after a purge, with how much it is wanted. */
  const waiting = new Map<string, number>()
  /** How much what was rendered again had been wanted: two changes in a row would find pages nobody has asked for yet. */
  let wanted = new Map<string, number>()
  let current: Promise<void> | undefined
  let drawing: string | undefined
  const stopping = new AbortController()
  const isStopped = () => stopping.signal.aborted

  const drawOne = async (address: string) => {
    const page = pageAt(address)
    if (page === undefined) return
    const failed = (error: unknown) => log.error({ err: error, address }, 'a page cannot be redrawn')
    await make(page, `redraw-${randomUUID()}`).then(onRedrawn, failed)
  }

  const drawAll = async () => {
    const next = () => (isStopped() ? undefined : takeMostWanted(waiting))
    for (let address = next(); address !== undefined; address = next()) {
      const begun = performance.now()
      drawing = address
      await drawOne(address)
      await wait(performance.now() - begun, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    drawing = undefined
    current = undefined
  }

  return {
    afterPurge: (dropped) => {
      if (!store.isOn || isStopped()) return
      // The store refuses what is being rendered now, which may show what was there before this purge.
      if (drawing !== undefined) waiting.set(drawing, wanted.get(drawing) ?? 1)
      for (const { key, uses } of dropped) {
        const weight = uses + (wanted.get(key) ?? 0) / 2
        if (weight >= 1) waiting.set(key, weight)
      }
      wanted = new Map(byWeight(waiting).slice(0, most))
      for (const address of waiting.keys()) if (!wanted.has(address)) waiting.delete(address)
      if (waiting.size > 0) current ??= drawAll()
    },
    warm: async (until) => {
      if (!store.isOn) return
      for (const address of [...new Set([...readWanted(file), ...entrances])].slice(0, most)) {
        const left = until - performance.now()
        if (isStopped() || left <= 0) return
        // A page whose parts do not come holds up no start.
        await Promise.race([drawOne(address), wait(Math.ceil(left))])
      }
    },
    stop: async () => {
      stopping.abort()
      await Promise.race([current, wait(stopLimit, undefined, { ref: false })])
      keepWanted(file, store.mostWanted(most), log)
    },
  }
}

/** The page of an address that the store uses. Feeds, tables and pictures are stored too, and made when they are asked for. */
function pageAt(address: string): PageAddress | undefined {
  const url = URL.parse(address, 'http://localhost')
  const page = url === null ? undefined : readPageAddress(url)
  return page?.route.isStored !== true || page.pathname + page.search !== address ? undefined : page
}

const byWeight = (weights: ReadonlyMap<string, number>) => [...weights].toSorted(([, a], [, b]) => b - a)

function takeMostWanted(waiting: Map<string, number>): string | undefined {
  const [first] = byWeight(waiting)
  if (first !== undefined) waiting.delete(first[0])
  return first?.[0]
}

/** The addresses that an earlier process has kept; none where there is no file, or not such a one. */
function readWanted(file: string): string[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

function keepWanted(file: string, addresses: readonly string[], log: Log): void {
  if (addresses.length === 0) return
  try {
    writeFileSync(file, JSON.stringify(addresses))
  } catch (error) {
    log.warn({ err: error }, 'the most wanted pages cannot be kept for the next start')
  }
}
