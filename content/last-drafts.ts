import type { Config } from 'payload'

type Database = Config['db']

const putLast = <Version extends { snapshot?: true; updatedAt: string }>(version: Version): Version =>
  version.snapshot === true
    ? { ...version, updatedAt: new Date(Date.parse(version.updatedAt) + 1).toISOString() }
    : version

/**
 * Has the draft of the other language stay the latest version when one language is published. Payload stores two versions
 * then: what was published and, after it, what was written. It takes the later one for the draft, by milliseconds, and two
 * of the same millisecond would leave it to the database which of them that is (payload 3.90, `saveSnapshot`).
 */
export const keepDraftsLast = (database: Database): Database => ({
  ...database,
  init(args) {
    const adapter = database.init(args)
    const createVersion = adapter.createVersion.bind(adapter)
    const createGlobalVersion = adapter.createGlobalVersion.bind(adapter)
    adapter.createVersion = (version) => createVersion(putLast(version))
    adapter.createGlobalVersion = (version) => createGlobalVersion(putLast(version))
    return adapter
  },
})
