import type { CardKind } from '#domain/site/card-kinds.ts'
import type { PortalClient } from '#portal/client.ts'
import { optional, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import type { ShownBlock } from './shown-block.ts'

type Load = (portal: PortalClient, count: number) => Promise<unknown>

/** The entries of each kind, by the calls that the usual home page asks. */
const loads = {
  products: async (portal, count) => (await portal.call('product/list')).slice(0, count),
  engines: async (portal, count) => (await portal.call('home/engine/list')).slice(0, count),
  constructs: async (portal, count) => (await portal.call('home/construct/list')).slice(0, count),
  cases: async (portal, count) => (await portal.call('case/list', { pageSize: count })).items,
  solutions: async (portal, count) => (await portal.call('home/solution/list')).slice(0, count),
  news: async (portal, count) => (await portal.call('news/list', { pageSize: count })).items,
  about: async (portal, count) => (await portal.call('home/about/list')).slice(0, count),
  life: async (portal, count) => (await portal.call('home/life/style')).slice(0, count),
  partners: async (portal, count) => (await portal.call('home/ecology/list')).slice(0, count),
  consult: async (portal, count) => {
    const { channels, experts } = await portal.call('home/expert/consult')
    return { channels, experts: experts.slice(0, count) }
  },
  quickLinks: async (portal, count) => (await portal.call('home/icon/list')).slice(0, count),
} satisfies Record<CardKind, Load>

export type CardEntries = { [Kind in CardKind]?: Awaited<ReturnType<(typeof loads)[Kind]>> }

const iconsIn = (lists: readonly (readonly { icon?: string | undefined }[] | undefined)[]): string[] =>
  lists.flatMap((items) => items ?? []).flatMap(({ icon }) => icon ?? [])

/** What the cards among some blocks show. A kind whose call fails is left out, and the failure is in the log (W4). */
export async function loadCards(
  { icons, portal }: Pick<PageRequest, 'icons' | 'portal'>,
  blocks: readonly ShownBlock[],
): Promise<{ entries: CardEntries; icons: ReturnType<PageRequest['icons']> }> {
  const asked = blocks.flatMap((block) => (block.type === 'cards' ? [block] : []))
  const found = await Promise.all(
    asked.map(async ({ count, kind }) => [kind, await optional<unknown>(loads[kind](portal, count))] as const),
  )
  const entries = Object.fromEntries(found.filter(([, value]) => value !== undefined)) as CardEntries
  const { constructs, consult, engines, products, quickLinks } = entries
  return { entries, icons: icons(iconsIn([products, engines, constructs, consult?.channels, quickLinks])) }
}

export type Cards = Awaited<ReturnType<typeof loadCards>>
