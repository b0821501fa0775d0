import { beforeAll, describe, expect, it } from 'vitest'
import { dependents, searchHooks } from '#content/hooks/search.ts'
import { openAsk } from '#content/search/ask.ts'
import { subjectOf } from '#content/search/documents.ts'
import { partKind } from '#content/search/page-parts.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { searchKinds } from './kinds.ts'

/** Collections that visitors read and that are no answer by themselves, by what they are instead. */
const unsearched: Record<string, readonly string[]> = {
  'names by which others are sorted': [
    'news-categories',
    'case-categories',
    'product-criteria',
    'toolbox-domains',
    'machine-classes',
    'machine-interfaces',
    'industries',
    'help-categories',
    'regions',
    'programmes',
    'difficulties',
    'consult-topics',
    'position-teams',
    'position-places',
  ],
  'said for a while, or leading elsewhere': ['banners', 'announcements', 'friend-links'],
  'read in mails, and by staff': ['mail-texts'],
  'words of every page': ['interface-texts'],
  'words of forms, which stand on pages that are searched': ['site-forms'],
  'found with the courses that they teach': ['teachers'],
  'found with the lesson that shows it': ['videos'],
}

const test = useTestPortal()

beforeAll(() => indexAll(test.payload), 60_000)

const found = async (query: string, locale: 'zh' | 'en') =>
  (await test.ask('search', locale, { query, kind: 'lessons' })).items.map(({ id }) => id)

describe('what is searched', () => {
  it('every collection that visitors read is searched, or left out for a reason', () => {
    const [hook] = searchHooks.afterChange
    const visible = test.payload.config.collections.filter(({ hooks }) =>
      hooks.afterChange.some((each) => each === hook),
    )
    const known = [...searchKinds.map(({ collection }) => collection), ...Object.values(unsearched).flat()].filter(
      (slug) => slug !== partKind,
    )
    expect(visible.map(({ slug }) => slug).sort()).toEqual(known.sort())
  })

  it('what a related record is called is written anew where it is found by that', () => {
    const noted = Object.values(dependents).flatMap((each) => each ?? [])
    for (const { collection, related = [] } of searchKinds)
      for (const field of related) expect(noted).toContainEqual({ kind: collection, field })
  })

  it.each(searchKinds.map(({ collection }) => collection))('%s are found by their titles', async (kind) => {
    const ask = openAsk(test.payload)
    for (const locale of locales) {
      const rows = await ask(
        `SELECT id, title FROM portico_search_docs WHERE kind = ? AND locale = ?
         AND (shown_from IS NULL OR shown_from <= ?) AND (shown_until IS NULL OR shown_until > ?) ORDER BY id LIMIT 3`,
        [kind, locale, Date.now(), Date.now()],
      )
      expect(rows.length, `${kind} in ${locale}`).toBeGreaterThan(0)
      for (const { id, title } of rows) {
        const { items } = await test.ask('search', locale, { query: String(title), kind, pageSize: 50 })
        expect(
          items.map((item) => item.id),
          String(title),
        ).toContain(String(subjectOf(Number(id))))
      }
    }
  })
})

describe('a lesson', () => {
  it('is found by what is said in its video, in each language, and by what is said in it later', async () => {
    const { docs } = await test.payload.find({ collection: 'lessons', where: { video: { exists: true } }, limit: 1 })
    const [lesson] = docs
    const { video } = await test.ask('education/lesson', 'en', { id: String(lesson?.id) })
    for (const locale of locales) {
      const cue = video?.captions[locale].at(-1)?.text ?? ''
      expect(cue.length).toBeGreaterThan(4)
      expect(await found(cue, locale), cue).toContain(String(lesson?.id))
    }
    await test.payload.update({
      collection: 'videos',
      id: Number(video?.id),
      locale: 'en',
      data: { captions: 'WEBVTT\n\n00:01.000 --> 00:03.000\nA quixotograph is started.' },
    })
    expect(await found('quixotograph', 'en')).toEqual([])
    await indexAll(test.payload)
    expect(await found('quixotograph', 'en')).toEqual([String(lesson?.id)])
  })

  it('of a course that visitors do not see is not found, from the moment the course is withdrawn', async () => {
    const both = { zh: 'published', en: 'published' } as const
    const course = await makeRecord(test.payload, 'courses', both)
    const { id, name } = await makeRecord(test.payload, 'lessons', both, { course: course.id })
    await indexAll(test.payload)
    expect(await found(mark(name, 'en'), 'en')).toEqual([String(id)])
    for (const locale of locales)
      await test.payload.update({ collection: 'courses', id: course.id, locale, data: { _status: 'draft' } as never })
    expect(await found(mark(name, 'en'), 'en')).toEqual([])
    await indexAll(test.payload)
    expect(await found(mark(name, 'en'), 'en')).toEqual([])
  })
})
