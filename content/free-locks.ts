import type { Config, Where } from 'payload'
import { askWithin } from './search/ask-within.ts'
import { tableOf } from './uses/tables.ts'

type Database = Config['db']
type Equals = { equals?: unknown } | undefined

const locks = 'payload-locked-documents'

/** The record that Payload asks for the locks of after each change: `checkDocumentLockStatus`. */
function lockedRecord(where: Where): { collection: string; id: string | number } | undefined {
  const [first, second, ...more] = where.and ?? []
  const collection = (first?.['document.relationTo'] as Equals)?.equals
  const id = (second?.['document.value'] as Equals)?.equals
  if (more.length > 0 || typeof collection !== 'string') return undefined
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
      const record = asked.collection === locks ? lockedRecord(asked.where) : undefined
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
