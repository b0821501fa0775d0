import type { Where } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'

const test = useTestPortal()
afterEach(() => vi.useRealTimers())

it('26 (point 6): what is written in one language is still there when the other is published within a millisecond', async () => {
  const id = Number((await makeRecord(test.payload, 'friend-links', { zh: 'draft', en: 'draft' })).id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  const data = { _status: 'published' as const }
  await test.payload.update({ collection: 'friend-links', id, locale: 'zh', data })
  vi.useRealTimers()
  const draft = { collection: 'friend-links', id, draft: true, locale: 'en', depth: 0 } as const
  expect((await test.payload.findByID(draft)).title).toMatch(/^en-/)
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  expect((await test.payload.countVersions({ collection: 'friend-links', where })).totalDocs).toBe(1)
})
