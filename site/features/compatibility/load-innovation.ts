import { loadHeading } from '#site/features/content/load-page.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'

const path = '/product/Innovation'

/** Which product was tested on which operating system, processor and database. */
export async function loadInnovation(request: PageRequest) {
  const { portal } = request
  const [{ column, describe, surroundings }, innovation] = await Promise.all([
    loadHeading(request, path),
    portal.call('product/innovation'),
  ])
  return {
    facts: describe({ zh: path, en: path }),
    content: { column, steps: surroundings.steps, innovation },
  }
}
export type InnovationContent = Awaited<ReturnType<typeof loadInnovation>>['content']
