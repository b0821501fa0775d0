import { loadSiteForm } from '#site/features/enquiry/load-site-form.ts'
import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { detailPaths, redirectToOwnSlug } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'

const path = '/joinUs'
export const positionKinds = ['full-time', 'fixed-term', 'internship'] as const

function readKind(url: URL) {
  const asked = url.searchParams.get('kind')
  if (asked === null || asked === '') return undefined
  const found = positionKinds.find((kind) => kind === asked)
  if (found === undefined) throw notFound(url)
  return found
}

async function loadList({ portal, url }: PageRequest) {
  const filters = await portal.call('job/filters')
  const team = readChoice(url, 'team', filters.teams)
  const place = readChoice(url, 'place', filters.places)
  const kind = readKind(url)
  const found = await portal.call('job/list', {
    ...(team && { team: team.slug }),
    ...(place && { place: place.slug }),
    ...(kind && { kind }),
  })
  return {
    paths: listPaths(path, { place, team, kind }),
    list: { ...found, filters, chosen: { place: place?.slug, team: team?.slug, kind } },
  }
}

async function loadPosition({ locale, portal, url }: PageRequest, id: string) {
  if (!/^[\w-]{1,200}$/.test(id)) throw notFound(url)
  const position = await portal.call('job/detail', { id })
  redirectToOwnSlug(path, id, position.slugs, locale)
  return position
}

/** The open positions with the filters of the address, or the one that it names. */
export async function loadJobs(request: PageRequest) {
  const { origin, portal, url } = request
  const id = url.searchParams.get('id')
  const [{ column, describe, site, surroundings }, page] = await Promise.all([
    loadHeading(request, path),
    portal.call('job/page'),
  ])
  const shared = { column, steps: surroundings.steps, page, origin, publisher: site.name }
  const found = id === null || id === '' ? await loadList(request) : undefined
  const position = found === undefined ? await loadPosition(request, id ?? '') : undefined
  const form = position?.isOpen === true ? await loadSiteForm(request, 'application') : undefined
  const facts: PageFacts =
    position === undefined
      ? describe(found?.paths ?? {})
      : {
          ...describe(detailPaths(path, position.slugs)),
          title: position.title,
          description: position.summary,
          // A closed position keeps its address for those who have it, and leaves the search engines.
          isHidden: !position.isOpen,
        }
  return { facts, content: { ...shared, list: found?.list, position, form } }
}
export type JobsContent = Awaited<ReturnType<typeof loadJobs>>['content']
export type Position = Awaited<ReturnType<typeof loadPosition>>
export type PositionList = Awaited<ReturnType<typeof loadList>>['list']
