import { describe, expect, it } from 'vitest'
import { courses as seeds } from '#demo/content/education/courses.ts'
import { difficulties, programmes } from '#demo/content/education/programmes.ts'
import { errorCodes } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug).sort()
const untranslated = seeds.filter(({ title }) => title.en === undefined)

it('the demo has the courses and lessons that its facts say', () => {
  expect(seeds).toHaveLength(12)
  expect(seeds.flatMap(({ lessons }) => lessons)).toHaveLength(40)
  expect(seeds.flatMap(({ lessons }) => lessons).filter(({ video }) => video !== undefined)).toHaveLength(2)
})

it('the time of every lesson has an exercise to fill it, as the course says', () => {
  for (const { body } of seeds.flatMap(({ lessons }) => lessons)) {
    expect(body.zh).toMatch(/练习：|任务：/)
    if (body.en !== undefined) expect(body.en).toMatch(/Exercise: |Task: /)
  }
})

describe.each(locales)('education in %s', (locale) => {
  const slugIn = ({ slug }: (typeof seeds)[number]) => slug[locale] ?? slug.zh

  it('lists every course in one language whole, with the hours of its lessons (L6)', async () => {
    const { items, total } = await test.ask('education/courses', locale)
    expect(total).toBe(12)
    expect(items.map(({ slug }) => slug)).toEqual(seeds.map(slugIn))
    for (const [index, item] of items.entries()) {
      const seed = seeds[index]
      expect(item.lang).toBe(seed?.title[locale] === undefined ? 'zh' : locale)
      expect(item.lessons).toBe(seed?.lessons.length)
      expect(item.hours * 60).toBe(seed?.lessons.reduce((sum, { minutes }) => sum + minutes, 0))
      expect(item.captions).toEqual(item.videos > 0 ? ['zh', 'en'] : [])
    }
    if (locale === 'en') expect(chineseTexts(items.filter(({ lang }) => lang === 'en'))).toEqual([])
  })

  it('[S3] filters by programme, product and difficulty, by number or slug, and by all at once', async () => {
    const filters = await test.ask('education/filters', locale)
    expect(filters.programmes.map(({ slug }) => slug)).toEqual(programmes.map(({ slug }) => slug))
    expect(filters.difficulties.map(({ slug }) => slug)).toEqual(difficulties.map(({ slug }) => slug))
    const [, control] = filters.programmes
    for (const programme of [control?.id, 'control']) {
      const { items } = await test.ask('education/courses', locale, { programme })
      expect(slugsOf(items)).toEqual(
        seeds
          .filter((each) => each.programme === 'control')
          .map(slugIn)
          .sort(),
      )
    }
    for (const { count, slug } of filters.products) {
      const { items } = await test.ask('education/courses', locale, { product: slug })
      expect(items).toHaveLength(count)
      expect(slugsOf(items)).toEqual(
        seeds
          .filter((each) => each.products.includes(slug))
          .map(slugIn)
          .sort(),
      )
    }
    const both = await test.ask('education/courses', locale, {
      programme: 'control',
      difficulty: 'expert',
      product: 'realtime',
    })
    expect(slugsOf(both.items)).toEqual(
      seeds.filter((each) => each.programme === 'control' && each.difficulty === 'expert').map(slugIn),
    )
    for (const asked of ['none-such', '999999', '0', '-1', '9'.repeat(15)])
      expect((await test.ask('education/courses', locale, { programme: asked })).total).toBe(0)
  })

  it('has one course with all that a person wants to know before taking it up', async () => {
    const [seed] = seeds
    const course = await test.ask('education/course', locale, { id: seed ? slugIn(seed) : '' })
    expect(course.goals.join('\n')).toBe(seed?.goals[locale])
    expect(course).toMatchObject({ audience: seed?.audience[locale], certificate: seed?.certificate[locale] })
    expect(course.outline.map(({ title }) => title)).toEqual(seed?.lessons.map(({ title }) => title[locale]))
    expect(course.materials.map(({ filename }) => filename)).toEqual(['oscillator-model.txt'])
    expect(course.teachers).toHaveLength(1)
    expect(course.levelText).not.toBe('')
    expect(slugsOf(course.related)).toEqual(
      seeds
        .filter((each) => each.programme === 'foundations' && each !== seed)
        .map(slugIn)
        .sort(),
    )
    if (locale === 'en') expect(chineseTexts(course)).toEqual([])
  })

  it('has one lesson with its video, words and neighbours', async () => {
    const { items } = await test.ask('education/courses', locale)
    const course = await test.ask('education/course', locale, { id: items[0]?.slug ?? '' })
    const withVideo = course.outline.find(({ hasVideo }) => hasVideo)
    const lesson = await test.ask('education/lesson', locale, { id: withVideo?.slug ?? '' })
    expect(lesson.video).toMatchObject({ type: 'video/mp4', seconds: 40, width: 1280, height: 720 })
    expect(lesson.video?.url).toMatch(/^\/videos\/vortex-street\.mp4\?v=\w+$/)
    expect(lesson.video?.poster?.alt).toBeTruthy()
    expect(lesson.video?.captions.zh).toHaveLength(8)
    expect(lesson.video?.captions.en).toHaveLength(8)
    expect(lesson.video?.chapters).toHaveLength(4)
    expect(lesson.outline.map(({ id }) => id)).toEqual(course.outline.map(({ id }) => id))
    for (const language of locales)
      for (const kind of ['captions', 'chapters'] as const) {
        const { text } = await test.ask('education/captions', locale, { id: lesson.video?.id ?? '', language, kind })
        expect(text).toMatch(/^WEBVTT\n/)
      }
  })
})

it('(L6) a course in Chinese only has title and summary in English, and no more', async () => {
  expect(untranslated).toHaveLength(1)
  const course = await test.ask('education/course', 'en', { id: untranslated[0]?.slug.zh ?? '' })
  expect(course).toMatchObject({ lang: 'zh', languages: ['zh'], goals: [], certificate: '', materials: [] })
  const lesson = await test.ask('education/lesson', 'en', { id: course.outline[0]?.slug ?? '' })
  expect(lesson).toMatchObject({ lang: 'zh', body: [], attachments: [] })
})

it('[S1] what is not published is not found, nor is a lesson of a course that is not', async () => {
  const hidden = await makeRecord(test.payload, 'courses', { zh: 'draft', en: 'withdrawn' })
  const inside = await makeRecord(test.payload, 'lessons', undefined, { course: hidden.id })
  const draft = await makeRecord(test.payload, 'lessons', { zh: 'draft' })
  for (const [path, id] of [
    ['education/course', hidden.id],
    ['education/lesson', inside.id],
    ['education/lesson', draft.id],
    ['education/lesson', 'none-such'],
  ] as const)
    expect((await test.send(path, { id: String(id) })).code, `${path} ${id}`).toBe(errorCodes.notFound)
  expect((await test.send('education/captions', { id: '999', language: 'zh', kind: 'captions' })).code).toBe(
    errorCodes.notFound,
  )
})
