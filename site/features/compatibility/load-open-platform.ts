import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import type { PageRequest } from '#site/runtime/page-data.ts'

const path = '/product/open-platform'

/** The open platform: layers, samples, licences, applications and changes. */
export async function loadOpenPlatform({ locale, origin, portal }: PageRequest) {
  const [site, column, surroundings, platform] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path }),
    loadSurroundings(portal, path),
    portal.call('product/open-platform'),
  ])
  return {
    facts: {
      title: column.title,
      siteName: site.name,
      description: column.description,
      origin,
      locale,
      paths: { zh: path, en: path },
    },
    content: { column, steps: surroundings.steps, platform },
  }
}
export type OpenPlatformContent = Awaited<ReturnType<typeof loadOpenPlatform>>['content']
