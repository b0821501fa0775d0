import { describe, expect, it } from 'vitest'
import { useDesk } from '../tests/factories/tickets.ts'
import { signInMember } from '../tests/factories/members.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { demoPassword } from '../tests/setup/template.ts'

const test = useTestPortal()
const { ask, recordOf } = useDesk(test)

interface Read {
  promises: { kind: string; state: string; left: number; dueAt?: string }[]
}
async function readPromises(email: string, ticket: string) {
  const token = await signInMember(test, { email }, demoPassword)
  return (await ask<Read>(token, 'ticket/detail', { ticket })).data.promises
}

describe('[S7] the tickets of the demo', () => {
  it.each(['T-7KMD-3XV9', 'T-8PQF-4ZSE'])(
    '%s has a promised solution that stands still for the customer',
    async (number) => {
      const promises = await readPromises('lin.xia@example.com', number)
      expect(promises).toMatchObject([
        { kind: 'firstAnswer', state: 'kept' },
        { kind: 'solution', state: 'paused' },
      ])
      expect(promises[1]?.left).toBeGreaterThan(0)
      expect((await recordOf(number)).plan).toBe('priority')
    },
  )

  it('of an organisation with the other plan promise the first answer alone', async () => {
    const promises = await readPromises('maya.hart@example.com', 'T-2NXB-5GCV')
    expect(promises.map(({ kind }) => kind)).toEqual(['firstAnswer'])
  })
})
