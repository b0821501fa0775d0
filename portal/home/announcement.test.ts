import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcements } from '#demo/content/home.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('home/announcement', () => {
  it.each(locales)('[C16] has level, period and link, newest first, in %s', async (locale) => {
    const newestFirst = announcements.toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))
    expect((await test.ask('home/announcement', locale)).map(({ id: _id, lang: _lang, ...rest }) => rest)).toEqual(
      newestFirst.map(({ endsAt, level, link, startsAt, title }) => ({
        title: title[locale],
        level,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        link: { path: link.path, title: link.title[locale] },
      })),
    )
  })

  it('[C16] is there only within its period', async () => {
    const { id } = await makeRecord(test.payload, 'announcements', undefined, {
      startsAt: '2026-12-01T00:00:00.000Z',
      endsAt: '2026-12-02T00:00:00.000Z',
    })
    const isShown = async (moment: string) => {
      vi.setSystemTime(new Date(moment))
      return (await test.ask('home/announcement', 'zh')).some((each) => each.id === String(id))
    }
    expect(await isShown('2026-11-30T23:59:59.999Z')).toBe(false)
    expect(await isShown('2026-12-01T00:00:00.000Z')).toBe(true)
    expect(await isShown('2026-12-02T00:00:00.000Z')).toBe(false)
    await test.payload.delete({ collection: 'announcements', id })
  })

  it('[C16] one without beginning stands after those that began, on every database', async () => {
    const { id } = await makeRecord(test.payload, 'announcements', undefined, { startsAt: null })
    const answer = await test.ask('home/announcement', 'zh')
    expect(answer.at(-1)?.id).toBe(String(id))
    expect(answer.at(-1)?.startsAt).toBeUndefined()
    await test.payload.delete({ collection: 'announcements', id })
  })

  it('[C16] its answer is good until the next beginning or end of any', async () => {
    const { facts } = await test.portal.call({ path: 'home/announcement', body: {}, locale: 'zh', requestId: 'test' })
    const ends = announcements.map(({ endsAt }) => Date.parse(endsAt))
    expect(facts?.expiresAt).toBe(Math.min(...ends))
  })
})
