import { describe, expect, it } from 'vitest'
import { news } from '#demo/content/news.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord, mark } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'

const test = useTestPortal()
const item = news.find(({ slug }) => slug.en !== undefined && slug.en !== slug.zh)
if (item === undefined) throw new Error('The demo pack has no news with two slugs')

describe('a link that an editor writes to a record', () => {
  it.each(locales)('[S6] has the slug of the visitor’s language, whichever was written, in %s', async (locale) => {
    for (const slug of Object.values(item.slug)) {
      const { id } = await makeRecord(test.payload, 'announcements', undefined, {
        startsAt: '2020-01-01T00:00:00.000Z',
        link: { target: `/news/detail?id=${slug}`, title: 'Read' },
      })
      const shown = (await test.ask('home/announcement', locale)).find((each) => each.id === String(id))
      expect(shown?.link?.path).toBe(`/news/detail?id=${item.slug[locale]}`)
    }
  })

  it('[S6] follows a slug that is changed', async () => {
    const { id: record, name } = await makeRecord(test.payload, 'news')
    const written = `/news/detail?id=${mark(name, 'zh')}`
    const { id } = await makeRecord(test.payload, 'announcements', undefined, {
      startsAt: '2020-01-01T00:00:00.000Z',
      link: { target: written, title: 'Read' },
    })
    const read = async () => (await test.ask('home/announcement', 'zh')).find((each) => each.id === String(id))?.link
    const before = await read()
    await test.payload.update({ collection: 'news', id: record, locale: 'zh', data: { slug: `${name}-anew` } })
    expect([before?.path, (await read())?.path]).toEqual([written, `/news/detail?id=${name}-anew`])
  })

  it.each(['/news/detail?id=there-is-none', '/news?year=2026', '/about', 'https://www.example.com/news/detail?id=a'])(
    'stays as it is when it names no record: %s',
    async (target) => {
      const { id } = await makeRecord(test.payload, 'announcements', undefined, {
        startsAt: '2020-01-01T00:00:00.000Z',
        link: { target, title: 'Read' },
      })
      const shown = (await test.ask('home/announcement', 'zh')).find((each) => each.id === String(id))
      expect(shown?.link?.path ?? shown?.link?.url).toBe(target)
    },
  )
})
