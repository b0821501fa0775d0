import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload'
import { isPublic } from '#content/collections/index.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { usesEndpoint } from './endpoint.ts'
import { refuseUsed } from './refuse-used.ts'

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
 * A picture that something public shows is not withdrawn in its last language: of what visitors see it is a part, where a
 * link to a record that was withdrawn becomes plain words.
 */
const afterPictureChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.user || req.context.isLoad === true) return
  const id = Number((doc as { id: unknown }).id)
  const rows = await askWithin(req)(`SELECT 1 FROM portico_published WHERE collection = 'media' AND record = ?`, [id])
  if (rows.length === 0) await refuseUsed(req, { collection: 'media', id })
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
      ...(config.slug === 'media' && { afterChange: [...(config.hooks?.afterChange ?? []), afterPictureChange] }),
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
