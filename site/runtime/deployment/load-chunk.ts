import { pendingNavigation, loadDocument } from './full-load.ts'
import { mayReload } from './reload-guard.ts'

/** Errors of chunks that did not load, to tell them from errors of the code in a chunk. */
const chunkErrors = new WeakSet<object>()

/** The page for which a document is being loaded already, since several of its chunks may fail together. */
let loading: string | undefined

/**
 * Imports the chunk of a route for React Router, in whose client the build puts this in place of `import()` (see
 * `guardChunks` in vite.config.ts). A chunk that fails loads the document of the page that was wanted, at most once in
 * ten seconds (contract D4); React Router itself would reload the page that is left, without end.
 */
export async function loadRoute(address: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch (error) {
    const target = pendingNavigation()
    if (target !== undefined && load(target)) return new Promise(() => {})
    if (typeof error === 'object' && error !== null) chunkErrors.add(error)
    throw error
  }
}

/**
 * Imports the chunk with a route's loader, action or middleware. Where the document is not loaded, each of them fails when
 * it is called: React Router waits for ever for one that cannot even be imported.
 */
export async function loadHandlers(address: string): Promise<unknown> {
  try {
    return await loadRoute(address)
  } catch (error) {
    const fail = () => Promise.reject(error)
    return { clientLoader: fail, clientAction: fail, clientMiddleware: [fail] }
  }
}

/** Loads the document of a page of which a chunk failed. @returns whether it is on its way */
function load(target: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  if (loading === target.pathname) return true
  if (!mayReload(target.pathname, () => sessionStorage)) return false
  loading = target.pathname
  void loadDocument(target)
  return true
}

/** Notices the imports of our own code that fail: their error alone does not say so, and its words differ by browser. */
export function watchChunks(onFailure: () => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    chunkErrors.add((event as Event & { payload: object }).payload)
    onFailure()
  })
}

/**
 * An error that brings the error page: when a chunk is behind it, the page is loaded anew instead. A chunk whose importer
 * has a way on (a second transport, texts in the fallback language) never comes here, and its page is left alone.
 * @returns whether the page is on its way
 */
export function reloadAfterChunkError(error: unknown): boolean {
  const isOfChunk = typeof error === 'object' && error !== null && chunkErrors.has(error)
  return isOfChunk && load(window.location)
}
