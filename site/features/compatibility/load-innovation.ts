import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import type { PageRequest } from '#site/runtime/page-data.ts'

const path = '/product/Innovation'

/** Which product was tested on which operating system, processor and database. */
export async function loadInnovation({ locale, origin, portal }: PageRequest) {
  const [site, column, surroundings, innovation] = await Promise.all([
    portal.call('base/site'),
    portal.call('base/column/page', { path }),
    loadSurroundings(portal, path),
    portal.call('product/innovation'),
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
    content: { column, steps: surroundings.steps, innovation },
  }
}
export type InnovationContent = Awaited<ReturnType<typeof loadInnovation>>['content']
