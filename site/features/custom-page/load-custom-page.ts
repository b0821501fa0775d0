import { redirect } from 'react-router'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { localizePath, stripLocale } from '#lib/locale.ts'
import { loadSurroundings } from '#site/features/content/load-surroundings.ts'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'
import { loadCards } from './load-cards.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

/** A page of blocks, found by its path; one that it had before leads on to it. */
export async function loadCustomPage(request: PageRequest) {
  const { locale, origin, portal, url } = request
  const path = stripLocale(url.pathname)
  if (!isCustomPath(path)) throw notFound(url)
  const item = await portal.call('page/detail', { path })
  if (item.path !== path) throw redirect(localizePath(item.path, locale), 301)
  const [site, { steps }, cards] = await Promise.all([
    portal.call('base/site'),
    loadSurroundings(portal, path),
    loadCards(request, item.blocks),
  ])
  const facts: PageFacts = {
    title: item.title,
    siteName: site.name,
    description: item.description,
    origin,
    locale,
    paths: Object.fromEntries(item.languages.map((each) => [each, item.path])),
  }
  return { facts, content: { item, cards, steps, origin } }
}
export type CustomPageContent = Awaited<ReturnType<typeof loadCustomPage>>['content']
