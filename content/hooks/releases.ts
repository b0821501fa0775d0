import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'

/** Ids of related records, whether they were read with their owner or not. */
export function idsOf(value: unknown): (number | string)[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return list.map((each) =>
    typeof each === 'object' && each !== null ? (each as { id: number | string }).id : (each as number | string),
  )
}

/** A refusal at a field, in the language of the admin. */
export function refuse(req: PayloadRequest, collection: string, path: string, zh: string, en: string): never {
  throw new ValidationError(
    { collection, errors: [{ path, message: req.i18n?.language === 'zh' ? zh : en }], req },
    req.t,
  )
}

/** With override access: what is asked is whether it exists, not what is in it. */
export const withOverrideAccess = { overrideAccess: true, depth: 0, pagination: false } as const

/** An address has product and version in it: no two releases of a product may have the same. */
export const refuseVersionTwice: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const next = { ...(originalDoc as object | undefined), ...data } as { version?: string; products?: unknown }
  const own = (originalDoc as { id?: number } | undefined)?.id
  // A form saves by itself before anything is typed.
  if (!next.version || idsOf(next.products).length === 0) return data
  const { docs } = await req.payload.find({
    ...withOverrideAccess,
    collection: 'releases',
    where: {
      and: [
        { version: { equals: next.version } },
        { products: { in: idsOf(next.products) } },
        ...(own === undefined ? [] : [{ id: { not_equals: own } }]),
      ],
    },
    limit: 1,
    req,
  })
  if (docs.length > 0)
    refuse(
      req,
      'releases',
      'version',
      '这个产品已有同名的版本',
      'One of these products already has a release of this version',
    )
  return data
}

/** What stands in the addresses of published files does not change, and a release with such files does not go. */
export const keepPublishedRelease: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as { id?: number; version?: string; products?: unknown }
  // A new record has an empty one before it.
  if (before.id === undefined) return data
  const after = data as { version?: string; products?: unknown; deletedAt?: unknown }
  const isRenamed = after.version !== undefined && after.version !== before.version
  const kept = new Set(idsOf(after.products ?? before.products))
  const lost = idsOf(before.products).filter((id) => !kept.has(id))
  const isGoing = after.deletedAt !== undefined && after.deletedAt !== null
  if (!isRenamed && !isGoing && lost.length === 0) return data
  const where: Where = isRenamed || isGoing ? {} : { product: { in: lost } }
  if (await hasPublishedFiles(req, before.id, where))
    refuse(
      req,
      'releases',
      isRenamed ? 'version' : 'products',
      '已有文件发布，版本、产品不能改，也不能删除',
      'Files of it are published: version and products stay, and it cannot be deleted',
    )
  return data
}

async function hasPublishedFiles(req: PayloadRequest, release: number | string, where: Where = {}): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'release-files',
    overrideAccess: true,
    where: { and: [{ release: { equals: release } }, { state: { not_equals: 'draft' } }, where] },
    req,
  })
  return totalDocs > 0
}

export const keepReleaseWithFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasPublishedFiles(req, id))
    refuse(req, 'releases', 'files', '已有文件发布，不能删除', 'Files of it are published, so it cannot be deleted')
}
