import { type HomeContent, type HomeOwn, loadHomeFacts, loadUsualHome } from '#site/features/home/load-home.ts'
import { optional, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { type Cards, loadCards } from './load-cards.ts'
import type { ShownBlock } from './shown-block.ts'

export type ComposedHomeContent = HomeOwn & { blocks: readonly ShownBlock[]; cards: Cards }
export type AnyHomeContent = ComposedHomeContent | HomeContent

/** The home page: what editors composed in this language, or else the usual one. */
export async function loadAnyHome(request: PageRequest) {
  const [{ facts, own }, blocks = []] = await Promise.all([
    loadHomeFacts(request),
    optional(request.portal.call('home/blocks')),
  ])
  const content: AnyHomeContent =
    blocks.length === 0
      ? { ...own, ...(await loadUsualHome(request)) }
      : { ...own, blocks, cards: await loadCards(request, blocks) }
  return { facts, content }
}
