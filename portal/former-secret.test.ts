import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { openIdempotencyKeys } from '#content/idempotency-keys.ts'
import { asPayloadHas } from '#content/secret.ts'
import { readSecrets } from '#lib/crypto/find-secrets.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { makeMember } from '../tests/factories/members.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { createAccounts } from './auth/accounts.ts'
import { createHelpCounts } from './help/counts.ts'
import { createIdempotency, type Run } from './idempotency.ts'
import { createDownloads } from './release/downloads.ts'
import { createDesk } from './ticket/desk.ts'

const test = useTestPortal()
const former = () => asPayloadHas(readSecrets(env)[1] ?? '')
/** The database as it was used before the secret was changed. */
const before = (): Payload => Object.create(test.payload, { secret: { value: former() } }) as Payload
const atomically = () => createAccounts({ payload: test.payload, log }).atomically

describe('after a change of the secret', () => {
  it('authenticators, identities and set-ups under way open, and the next are sealed with the new one', () => {
    const [old, now] = [before(), test.payload].map((payload) => createAccounts({ payload, log }).seals)
    for (const kind of ['totp', 'begun', 'idToken'] as const) {
      expect(now?.[kind].open(old?.[kind].close('text') ?? '')).toBe('text')
      expect(old?.[kind].open(now?.[kind].close('text') ?? '')).toBe(undefined)
    }
  })

  it('links to files of tickets and to their rating open', () => {
    const make = (payload: Payload) => createDesk({ ...createAccounts({ payload, log }), payload })
    for (const kind of ['files', 'rating'] as const)
      expect(make(test.payload).seals[kind].open(make(before()).seals[kind].close('text'))).toBe('text')
  })

  it('a link to a download is good', () => {
    const [old, now] = [before(), test.payload].map((payload) => createDownloads({ payload, atomically: atomically() }))
    const file = { id: '7', sha256: 'a'.repeat(64) }
    expect(now?.links.read(file, new URLSearchParams(old?.links.sign(file, '12')))).toMatchObject({ member: '12' })
  })

  it('a network that somebody signed in from is known, and noted once', async () => {
    const { id } = await makeMember(test.payload)
    const [old, now] = [before(), test.payload].map((payload) => createAccounts({ payload, log }).members)
    const read = async () => (await now?.findById(id)) ?? expect.fail('no member')
    const inTurn = atomically()
    await inTurn(`member:${id}`, async (req) => old?.noteNetwork(req, await read(), '192.0.2.7'))
    expect(now?.isKnownNetwork(await read(), '192.0.2.7')).toBe(true)
    expect(now?.isKnownNetwork(await read(), '192.0.2.8')).toBe(false)
    await inTurn(`member:${id}`, async (req) => now?.noteNetwork(req, await read(), '192.0.2.7'))
    expect((await read()).networks).toHaveLength(1)
  })

  it('who has voted has voted', async () => {
    const { docs } = await test.payload.find({ collection: 'help-articles', limit: 1 })
    const article = Number(docs[0]?.id)
    const voter = { address: '192.0.2.9', agent: randomUUID() }
    const [old, now] = [before(), test.payload].map((payload) =>
      createHelpCounts({ payload, atomically: atomically() }),
    )
    expect(await old?.vote(article, 'yes', voter)).toBe(true)
    expect(await now?.vote(article, 'yes', voter)).toBe(false)
  })

  it('[W2] a call that is sent again is given its first answer and does not run', async () => {
    const keys = openIdempotencyKeys(test.payload)
    const run = vi.fn<Run>(() =>
      Promise.resolve({ envelope: { code: '000000', message: '', data: { number: randomUUID() } } }),
    )
    const call = { key: randomUUID(), token: undefined, path: 'test/send', input: {}, locale: 'zh' } as const
    const first = await createIdempotency({ keys, log, secrets: 'the old one' })(call, run)
    const after = createIdempotency({ keys, log, secrets: ['the new one', 'the old one'] })
    expect(await after(call, run)).toEqual(first)
    expect(run).toHaveBeenCalledOnce()
    expect(await createIdempotency({ keys, log, secrets: 'the new one' })(call, run)).not.toEqual(first)
  })
})
