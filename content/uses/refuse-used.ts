import { APIError, type PayloadRequest } from 'payload'
import { askWithin } from '#content/search/ask-within.ts'
import { addressesOf, type Place } from './address.ts'
import { nameUses, type NamedUse } from './named-uses.ts'
import { findPublishedUses } from './published-uses.ts'

/** Places that a refusal names; the panel of the document names all. */
const mostTold = 5

const words = {
  zh: {
    name: ({ kind, title }: NamedUse) => (title === '' ? kind : `${kind}“${title}”`),
    refuse: (names: string[], more: number) =>
      `访客看到的内容还在使用它：${names.join('、')}${more > 0 ? `，另有${more}处` : ''}。请先在这些地方去掉它。`,
  },
  en: {
    name: ({ kind, title }: NamedUse) => (title === '' ? kind : `${kind} “${title}”`),
    refuse: (names: string[], more: number) =>
      `What visitors see still uses this: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Remove it there first.`,
  },
}

/** @throws APIError 409 that says where it is used, when something published or a setting refers to the record */
export async function refuseUsed(req: PayloadRequest, place: Place): Promise<void> {
  // No person: a script of the house (demo pack, migration), which has its own authority.
  if (!req.user) return
  const addresses = await addressesOf(req, place)
  const uses = await findPublishedUses(req.payload, askWithin(req), place, addresses)
  if (uses.length === 0) return
  const told = uses.slice(0, mostTold).map((use) => ({ ...use, isPublished: true }))
  const { name, refuse } = words[req.i18n.language === 'zh' ? 'zh' : 'en']
  const named = await nameUses(req, told)
  throw new APIError(refuse(named.map(name), uses.length - named.length), 409, undefined, true)
}
