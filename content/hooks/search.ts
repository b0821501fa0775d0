import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { noteChange } from '#content/search/queue.ts'

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await noteChange(req, collection.slug, (doc as { id: number | string }).id)
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await noteChange(req, collection.slug, id)
}

/** What follows for the search from every change of a record that visitors read. */
export const searchHooks = {
  afterChange: [afterChange],
  afterDelete: [afterDelete],
} satisfies NonNullable<CollectionConfig['hooks']>
