import { expect, it } from 'vitest'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

/**
 * Payload's migrations for SQLite make a changed table anew, and leave behind the indexes that they do not know: a later
 * one has to make these again.
 */
it('the indexes of the queues are there after all migrations', async () => {
  const names = isPostgres(test.payload)
    ? "SELECT indexname AS name FROM pg_indexes WHERE indexname LIKE 'portico_desk_%'"
    : "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'portico_desk_%'"
  const found = (await openAsk(test.payload)(names)).map(({ name }) => String(name))
  for (const name of ['assigned', 'history', 'running', 'solved', 'unassigned', 'unsolved', 'waiting'])
    expect(found, name).toContain(`portico_desk_${name}`)
})
