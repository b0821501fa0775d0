import type { FlattenedField } from 'payload'

type Data = Record<string, unknown>

/** What Payload and the house keep for themselves. */
const kept = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'updatedBy', 'updatedById'])

const isWritten = (field: FlattenedField) =>
  !kept.has(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual)

/** A version as a form would send it: with what it leaves empty, which would otherwise stay as it is now. */
export const asForm = (fields: readonly FlattenedField[], version: Data): Data =>
  Object.fromEntries(
    fields
      .filter(isWritten)
      .filter(({ name, type }) => type !== 'group' || version[name])
      .map(({ name, type }) => [name, version[name] ?? (type === 'array' || type === 'blocks' ? [] : null)]),
  )
