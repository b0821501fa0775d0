import type { Payload, PayloadRequest } from 'payload'
import { locales } from '#lib/locale.ts'
import { cannedReplies, ticketMacros, ticketTags } from './content/desk-tools.ts'
import type { FullText } from './content/types.ts'

type Collection = 'ticket-tags' | 'canned-replies' | 'ticket-macros'

/** Creates a record in Chinese and adds its English texts. */
async function createInBoth(
  payload: Payload,
  req: PayloadRequest,
  collection: Collection,
  texts: Record<string, FullText>,
  rest: object = {},
): Promise<number> {
  let id: number | undefined
  for (const locale of locales) {
    const data = { ...rest, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]])) }
    if (id === undefined) ({ id } = await payload.create({ collection, data: data as never, locale, req }))
    else await payload.update({ collection, id, data, locale, req })
  }
  return id ?? 0
}

/** What agents work with. @returns numbers of the tags, by their names in the pack */
export async function loadDeskTools(payload: Payload, req: PayloadRequest): Promise<ReadonlyMap<string, number>> {
  const tags = new Map<string, number>()
  for (const [name, title] of Object.entries(ticketTags))
    tags.set(name, await createInBoth(payload, req, 'ticket-tags', { title }))
  const replies = new Map<string, number>()
  for (const [name, { shortcut, text, title }] of Object.entries(cannedReplies))
    replies.set(name, await createInBoth(payload, req, 'canned-replies', { title, text }, { shortcut }))
  for (const { reply, tags: names = [], title, ...changes } of ticketMacros) {
    const rest = { ...changes, tags: names.map((name) => tags.get(name)), ...(reply && { reply: replies.get(reply) }) }
    await createInBoth(payload, req, 'ticket-macros', { title }, rest)
  }
  return tags
}
