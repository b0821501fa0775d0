import { readPageAddress } from './addresses.ts'
import type { RenderPage } from './render-page.ts'

/** A renderer that tells how long each page took, by the path of its route and never by what was asked for. */
export function measureRenders(
  render: RenderPage,
  observe: (rendered: { route: string; seconds: number }) => void,
): RenderPage {
  return async (request, options) => {
    const begun = performance.now()
    try {
      return await render(request, options)
    } finally {
      const route = readPageAddress(new URL(request.url))?.route.path ?? 'none'
      observe({ route, seconds: (performance.now() - begun) / 1000 })
    }
  }
}
