import type { PageAddress } from './addresses.ts'
import type { PageStore } from './page-store.ts'
import type { RenderPage } from './render-page.ts'

/** Finds the stored page of an address, or renders it for the store. */
export type MakePage = (address: PageAddress, requestId: string) => ReturnType<PageStore['getOrRender']>

export function createPageMaker({
  origin,
  render,
  store,
}: {
  origin: string
  render: RenderPage
  store: PageStore
}): MakePage {
  return ({ locale, pathname, route, search }, requestId) => {
    const canonical = pathname + search
    // Rendered at the canonical address of the configured site: no header, unknown query or host can influence a stored
    // page.
    const request = new Request(new URL(canonical, origin), { headers: { accept: 'text/html' } })
    const { hasWorker = false, isFramable = false } = route
    return store.getOrRender(canonical, locale, async () => ({
      ...(await render(request, { locale, requestId })),
      hasWorker,
      isFramable,
    }))
  }
}
