import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { isPublic } from '#content/collections/index.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { addressesOf, type Place } from './address.ts'
import { usesEndpoint } from './endpoint.ts'
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
async function refuseUsed(req: PayloadRequest, place: Place): Promise<void> {
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

const beforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseUsed(req, { collection: collection.slug, id: Number(id) })

/** Into the waste basket, which is a change. */
const beforeChange: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { deletedAt, id } = (originalDoc ?? {}) as { deletedAt?: string | null; id?: number }
  const isThrownAway = operation === 'update' && Boolean((data as { deletedAt?: unknown }).deletedAt) && !deletedAt
  if (isThrownAway) await refuseUsed(req, { collection: collection.slug, id: Number(id) })
  return data as unknown
}

/**
 * What visitors read says where it is used, and does not vanish while something that they see refers to it. The rule comes
 * before all others: when a file is deleted, its bytes go before its row.
 */
export function withUses(config: CollectionConfig): CollectionConfig {
  if (!isPublic(config.slug) || config.admin?.hidden === true) return config
  const { edit, ...components } = config.admin?.components ?? {}
  return {
    ...config,
    endpoints: [...(config.endpoints || []), usesEndpoint(config.slug)],
    hooks: {
      ...config.hooks,
      beforeChange: [beforeChange, ...(config.hooks?.beforeChange ?? [])],
      beforeDelete: [beforeDelete, ...(config.hooks?.beforeDelete ?? [])],
    },
    admin: {
      ...config.admin,
      components: {
        ...components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), '/uses/uses-document.tsx#UsesDocument'],
        },
      },
    },
  }
}
