import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { globalNumbers, partKind } from '#content/search/page-parts.ts'
import { noteChange } from '#content/search/queue.ts'

interface Dependent {
  kind: string
  field: string
}

/** Records whose texts, or whose being shown at all, hang on another: by the collection of that one, with the field that names it. */
export const dependents: Readonly<Record<string, readonly Dependent[] | undefined>> = {
  // The transcript is the lesson's text.
  videos: [{ kind: 'lessons', field: 'video' }],
  // A lesson of a course that visitors do not see is none.
  courses: [{ kind: 'lessons', field: 'course' }],
  // A release is called by its product too, and a component is shown in the list of one.
  products: [
    { kind: 'releases', field: 'products' },
    { kind: 'components', field: 'usedIn.products' },
  ],
  // What a record is sorted by, and who teaches a course, is found with it.
  teachers: [{ kind: 'courses', field: 'teachers' }],
  programmes: [{ kind: 'courses', field: 'programme' }],
  difficulties: [{ kind: 'courses', field: 'difficulty' }],
  industries: [
    { kind: 'solutions', field: 'industry' },
    { kind: 'cases', field: 'industry' },
  ],
  'toolbox-domains': [{ kind: 'toolboxes', field: 'domain' }],
  'machine-classes': [{ kind: 'machines', field: 'class' }],
  'machine-interfaces': [{ kind: 'machines', field: 'interfaces' }],
  'partner-classes': [{ kind: 'partners', field: 'class' }],
  regions: [{ kind: 'partners', field: 'region' }],
  'position-teams': [{ kind: 'positions', field: 'team' }],
  'position-places': [{ kind: 'positions', field: 'place' }],
}

async function noteDependents(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  for (const { field, kind } of dependents[collection] ?? []) {
    const { docs } = await openCollections(req.payload).find({
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
}

/** Settings are searched by their rows: what is published of them is read anew. A draft changes nothing that is found. */
export const noteGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const number = globalNumbers[global.slug]
  if (number !== undefined && (doc as { _status?: unknown })._status !== 'draft')
    await noteChange(req, partKind, number)
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
