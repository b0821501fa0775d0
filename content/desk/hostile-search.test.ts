import { beforeAll, expect, it } from 'vitest'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const { makeAgent, read } = useDeskEndpoints(test)

let agent: DeskAgent
beforeAll(async () => {
  agent = await makeAgent('Kim')
})

// FTS5 knows the last letter as a mark: it would take a word with one in it for a phrase.
it.each([
  '"',
  'zqx* OR zqy*',
  'NEAR(zqx zqy)',
  "'; DROP TABLE tickets",
  '{subject} : zqx',
  '%_',
  '。',
  'x'.repeat(200),
  'zqx\u19B0zqy',
  '\u19B0x',
])('no words of a search are more than words: %j', async (q) => {
  expect(await read(agent, 'list', { queue: 'open', q })).toMatchObject({ status: 200, data: { items: [] } })
})
