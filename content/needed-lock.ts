import type { CollectionConfig } from 'payload'

/**
 * A record that nobody opens in a form is not locked while it is open. Each kind that can be is a column of Payload's table of
 * locks, and PostgreSQL gives a function no more than 100 of them (`content/wide-tables-on-postgres.test.ts`).
 */
export const withNeededLock = (collection: CollectionConfig): CollectionConfig =>
  collection.admin?.hidden === true ? { ...collection, lockDocuments: false } : collection
