import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { noteChange } from '#content/search/queue.ts'

/** Records whose texts, or whose being shown at all, hang on another: by the collection of that one, with the field that names it. */
const dependents: Record<string, { kind: 'lessons' | 'releases'; field: string } | undefined> = {
  // The transcript is the lesson's text.
  videos: { kind: 'lessons', field: 'video' },
  // A lesson of a course that visitors do not see is none.
  courses: { kind: 'lessons', field: 'course' },
  // A release is called by its product too.
  products: { kind: 'releases', field: 'products' },
}

async function noteDependents(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  const dependent = dependents[collection]
  if (dependent === undefined) return
  const { field, kind } = dependent
  const { docs } = await req.payload.find({
    collection: kind,
    where: { [field]: { equals: id } },
    select: {},
    depth: 0,
    pagination: false,
    // Whoever changes a record changes what hangs on it, whether or not they may read that.
    overrideAccess: true,
    req,
  })
  for (const each of docs) await noteChange(req, kind, each.id)
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: number | string }
  await noteChange(req, collection.slug, id)
  await noteDependents(req, collection.slug, id)
}

// Before it is gone, since the database then forgets who named it.
const beforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) => noteDependents(req, collection.slug, id)

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await noteChange(req, collection.slug, id)
}

/** What follows for the search from every change of a record that visitors read. */
export const searchHooks = {
  afterChange: [afterChange],
  beforeDelete: [beforeDelete],
  afterDelete: [afterDelete],
} satisfies NonNullable<CollectionConfig['hooks']>
