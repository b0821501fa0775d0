import { loadHeading } from '#site/features/content/load-page.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'

const path = '/product/open-platform'

/** The open platform: layers, samples, licences, applications and changes. */
export async function loadOpenPlatform(request: PageRequest) {
  const { portal } = request
  const [{ column, describe, surroundings }, platform] = await Promise.all([
    loadHeading(request, path),
    portal.call('product/open-platform'),
  ])
  return {
    facts: describe({ zh: path, en: path }),
    content: { column, steps: surroundings.steps, platform },
  }
}
export type OpenPlatformContent = Awaited<ReturnType<typeof loadOpenPlatform>>['content']
