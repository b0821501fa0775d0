import type { Locale } from '#lib/locale.ts'
import { type Agent, asAgent, idOf } from './acting.ts'
import { readAgents } from './change.ts'
import { titleIn } from './events.ts'

type InBoth = Record<Locale, string>

/** What agents choose from, the same for every ticket. */
export interface DeskTools {
  me: { id: number; name: string }
  agents: { id: number; name: string }[]
  tags: { id: number; title: string }[]
  products: { id: number; title: string; versions: string[] }[]
  /** Texts in the language of each ticket's customer; without a text in it a reply is not offered. */
  replies: { id: number; title: string; shortcut: string; text: InBoth }[]
  macros: { id: number; title: string }[]
}

export async function readTools(agent: Agent, locale: Locale): Promise<DeskTools> {
  const { payload, user } = agent
  const every = { pagination: false, limit: 0, locale: 'all', ...asAgent(agent) } as const
  const [agents, tags, replies, macros, products, releases] = await Promise.all([
    readAgents(agent),
    payload.find({ collection: 'ticket-tags', ...every }),
    payload.find({ collection: 'canned-replies', ...every }),
    payload.find({ collection: 'ticket-macros', ...every }),
    payload.find({ collection: 'products', select: { title: true }, sort: '_order', ...every }),
    payload.find({ collection: 'releases', select: { version: true, products: true }, sort: '-versionKey', ...every }),
  ])
  const named = (docs: readonly { id: number; title?: unknown }[]) =>
    docs.map(({ id, title }) => ({ id, title: titleIn(title, locale) }))
  const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title, locale)
  return {
    me: { id: user.id, name: user.name },
    agents,
    tags: named(tags.docs).sort(byTitle),
    products: named(products.docs).map((product) => ({
      ...product,
      versions: releases.docs
        .filter((release) => release.products.some((each) => idOf(each) === product.id))
        .map(({ version }) => version),
    })),
    macros: named(macros.docs).sort(byTitle),
    replies: replies.docs
      .map(({ id, shortcut, text, title }) => {
        const { en, zh } = (text ?? {}) as Partial<Record<Locale, string | null>>
        return { id, title: titleIn(title, locale), shortcut: shortcut ?? '', text: { zh: zh ?? '', en: en ?? '' } }
      })
      .sort(byTitle),
  }
}
