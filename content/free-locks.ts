import type { Config, Payload, Where } from 'payload'
import { askWithin } from './search/ask-within.ts'
import { tableOf } from './uses/tables.ts'

type Database = Config['db']

const locks = 'payload-locked-documents'

/** What a condition wants of a field to equal, where it wants nothing else. */
function equalOnly(where: Where | undefined, field: string): unknown {
  const [[name, condition] = [], ...more] = Object.entries(where ?? {})
  return name === field && more.length === 0 ? (condition as { equals?: unknown }).equals : undefined
}

/** The record that Payload asks for the locks of after each change: `checkDocumentLockStatus`. Anything else is asked as it is. */
function lockedRecord(
  payload: Payload,
  { and, ...others }: Where,
): { collection: string; id: string | number } | undefined {
  const collection = equalOnly(and?.[0], 'document.relationTo')
  const id = equalOnly(and?.[1], 'document.value')
  if (and?.length !== 2 || Object.keys(others).length > 0) return undefined
  // The name becomes a part of a statement: it must be one of ours.
  if (typeof collection !== 'string' || !payload.config.collections.some(({ slug }) => slug === collection))
    return undefined
  return typeof id === 'string' || typeof id === 'number' ? { collection, id } : undefined
}

/**
 * Takes the locks off a record by the column of its kind. Payload asks with each change of a record whether any of sixty columns
 * has its number, one for each kind; both databases then weigh sixty indexes, each time anew, for 3 to 4 ms of the 20 that a
 * change takes (payload 3.90).
 */
export const freeLocks = (database: Database): Database => ({
  ...database,
  init(args) {
    const adapter = database.init(args)
    const deleteMany = adapter.deleteMany.bind(adapter)
    adapter.deleteMany = async (asked) => {
      const record = asked.collection === locks ? lockedRecord(adapter.payload, asked.where) : undefined
      if (record === undefined) return deleteMany(asked)
      const column = `${tableOf(record.collection)}_id`
      const { transactionID } = asked.req ?? {}
      await askWithin({ payload: adapter.payload, ...(transactionID !== undefined && { transactionID }) })(
        `DELETE FROM payload_locked_documents WHERE id IN
          (SELECT parent_id FROM payload_locked_documents_rels WHERE path = 'document' AND ${column} = ?)`,
        [record.id],
      )
    }
    return adapter
  },
})
