import { loadHeading } from '#site/features/content/load-page.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'

const path = '/about'

/** The company: what it is for, how it came to be, who leads it and what it holds. */
export async function loadAbout(request: PageRequest) {
  const { origin, portal } = request
  const [{ column, describe, site, surroundings }, about, contact] = await Promise.all([
    loadHeading(request, path),
    portal.call('company/about'),
    portal.call('contact/our'),
  ])
  return {
    facts: describe({ zh: path, en: path }),
    content: { column, steps: surroundings.steps, about, offices: contact.offices, site, origin },
  }
}
export type AboutContent = Awaited<ReturnType<typeof loadAbout>>['content']
