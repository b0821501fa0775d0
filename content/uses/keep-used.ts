import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
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
const afterPictureChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = Number((doc as { id: unknown }).id)
  if (req.context.publicPicture === id && !(await isPublicPicture(req, id)))
    await refuseUsed(req, { collection: 'media', id })
}

const beforePictureChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: number }
  const isUpdate = operation === 'update' && id !== undefined && Boolean(req.user)
  req.context.publicPicture = isUpdate && (await isPublicPicture(req, id)) ? id : undefined
  return data as unknown
}

async function isPublicPicture(req: PayloadRequest, id: number): Promise<boolean> {
  const ask = askWithin(req)
  const rows = await ask(`SELECT 1 FROM portico_published WHERE collection = 'media' AND record = ?`, [id])
  return rows.length > 0
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
      beforeChange: [
        beforeChange,
        ...(config.slug === 'media' ? [beforePictureChange] : []),
        ...(config.hooks?.beforeChange ?? []),
      ],
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
