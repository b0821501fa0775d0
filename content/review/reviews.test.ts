import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAdmin, openReviews } from '../../tests/factories/reviews.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { carryOutDue } from '#content/plan/carry-out.ts'
import { openPublished } from '#published/published.ts'
import { openKeyOf, type Review } from './review.ts'

const test = useTestPortal()
const {
  approve,
  ask,
  giveBack,
  handIn,
  id,
  makeNews,
  makePeople,
  read,
  stateOf,
  stored,
  subject,
  tokenOf,
  userOf,
  write,
  writeBoth,
} = openReviews(() => test.payload)
beforeAll(makePeople)
beforeEach(async () => {
  await makeNews()
  await writeBoth()
})

const shown = async () =>
  (await openPublished(test.payload).find('news', { where: { id: { equals: id() } } }))[0]?.title

describe('26 (point 6): handing in', () => {
  it('is of one language, and says who, when and why', async () => {
    expect((await handIn()).status).toBe(200)
    const { languages } = await read()
    expect(languages.map(({ locale, review }) => [locale, review?.state])).toEqual([
      ['zh', undefined],
      ['en', 'handedIn'],
    ])
    expect(languages[1]?.review).toMatchObject({ note: 'Please look', by: 'editor', isOutdated: false, isOwn: false })
  })

  it.each(['administrator', 'publisher', 'editor', 'translator'])('is for a %s', async (who) => {
    expect((await handIn(who)).status).toBe(200)
  })

  it('is refused once more as it is, and without a change', async () => {
    await handIn()
    const again = await handIn('translator')
    expect([again.status, again.errors?.[0]?.message]).toEqual([
      409,
      'This has been handed in as it is now and is waiting for review.',
    ])
    await makeNews({ zh: 'published', en: 'published' })
    expect((await handIn('editor', ['zh'])).status).toBe(409)
    await makeNews({ zh: 'draft' })
    expect((await handIn('editor', ['en'])).errors?.[0]?.message).toBe('Nothing is written in this language yet.')
    expect(await stored()).toEqual([])
  })

  it.each([
    ['en', 'The following field is invalid'],
    ['zh', '以下字段'],
  ] as const)(
    'tells its writer in %s what is still missing for publication, and publishes nothing',
    async (language, words) => {
      expect((await handIn('translator')).faults).toEqual([])
      await test.payload.update({ collection: 'news', id: id(), locale: 'en', draft: true, data: { summary: '' } })
      const body = { source: 'news', record: id(), locales: ['en'] }
      const { faults, status } = await askAdmin('reviews/hand-in', { token: tokenOf('translator'), body, language })
      expect([status, faults]).toEqual([200, [expect.stringContaining('summary')]])
      expect(faults[0]).toContain(words)
      expect((await shown())?.en).toBeUndefined()
      expect(await stateOf('en')).toMatchObject({ isChanged: true, review: { state: 'handedIn' } })
    },
  )

  it('leaves one review of a language, however many hand in at once', async () => {
    const answers = await Promise.all(['editor', 'translator', 'second editor'].map((who) => handIn(who)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await stored()).map(({ locale, state }) => [locale, state])).toEqual([['en', 'handedIn']])
    // The database itself has room for one.
    const [review] = await stored()
    const { id: _id, ...data } = { ...review, openKey: openKeyOf(review as Review) }
    await expect(test.payload.create({ collection: 'reviews', data: data as never })).rejects.toThrow(/openKey|unique/i)
  })

  it('is taken back by who did it', async () => {
    await handIn()
    expect((await ask('/take-back', 'second editor', subject('en'))).status).toBe(403)
    expect((await ask('/take-back', 'editor', subject('en'))).status).toBe(200)
    expect((await stored()).map(({ state }) => state)).toEqual(['withdrawn'])
    expect((await ask('/take-back', 'editor', subject('en'))).status).toBe(409)
    expect((await handIn()).status).toBe(200)
  })
})

describe('26 (point 6): what is decided', () => {
  it('is approved by somebody else, and by neither who handed it in nor who wrote it', async () => {
    await write('publisher', 'en', 'By the publisher')
    await handIn('editor')
    const own = await approve('publisher')
    expect([own.status, own.errors?.[0]?.message]).toEqual([
      403,
      'You handed this in or made its last change, so you cannot approve it. Ask another publisher.',
    ])
    expect((await approve('second publisher')).status).toBe(200)
    await write('editor', 'en', 'By the editor')
    await handIn('second publisher')
    expect((await approve('second publisher')).status).toBe(403)
    expect((await approve('publisher')).status).toBe(200)
  })

  it('is no longer approved once something has changed, and is again when it is handed in', async () => {
    await handIn()
    const seen = (await stateOf('en'))?.digest
    await write('editor', 'en', 'Changed meanwhile')
    expect((await ask('/approve', 'publisher', subject('en', { digest: seen }))).status).toBe(409)
    expect((await approve()).status).toBe(200)
    expect((await stateOf('en'))?.review).toMatchObject({ state: 'approved', isOutdated: false })
    await write('editor', 'en', 'Changed again')
    expect((await stateOf('en'))?.review).toMatchObject({ state: 'approved', isOutdated: true })
    expect((await handIn()).status).toBe(200)
    expect((await stateOf('en'))?.review).toMatchObject({ state: 'handedIn', isOutdated: false })
  })

  it('is not touched by a change of the other language, or by its publication', async () => {
    await handIn('editor', ['zh', 'en'])
    expect((await approve('publisher', 'zh', 'publish')).status).toBe(200)
    expect(await shown()).toEqual({ zh: '新的中文' })
    expect((await stateOf('en'))?.review).toMatchObject({ state: 'handedIn', isOutdated: false, isOwn: false })
    // Who published Chinese wrote nothing of the English.
    expect((await approve('publisher', 'en', 'publish')).status).toBe(200)
    expect(await shown()).toEqual({ zh: '新的中文', en: 'New English' })
    expect((await stored()).map(({ state }) => state)).toEqual(['published', 'published'])
  })

  it('goes out at a time, in one transaction with the approval', async () => {
    await handIn()
    const at = new Date(Date.now() + 60_000).toISOString()
    expect((await approve('publisher', 'en', { at: new Date(0).toISOString() })).status).toBe(400)
    expect((await stateOf('en'))?.review?.state).toBe('handedIn')
    const answer = await approve('publisher', 'en', { at })
    expect([answer.status, answer.faults]).toEqual([200, []])
    expect((await stateOf('en'))?.review?.state).toBe('approved')
    await carryOutDue(test.payload, { now: new Date(Date.now() + 120_000) })
    expect((await shown())?.en).toBe('New English')
    expect((await stored()).map(({ state }) => state)).toEqual(['published'])
  })

  it('is not approved when it cannot be published', async () => {
    await test.payload.update({ collection: 'news', id: id(), locale: 'en', draft: true, data: { summary: '' } })
    await handIn()
    expect((await approve('publisher', 'en', 'publish')).status).toBe(400)
    expect((await stateOf('en'))?.review?.state).toBe('handedIn')
  })

  it('is returned with a reason, changed and handed in again', async () => {
    await handIn()
    expect((await giveBack('publisher', [])).status).toBe(400)
    expect((await giveBack('publisher', [{ text: 'x', field: 'constructor' }])).status).toBe(400)
    expect((await giveBack()).status).toBe(200)
    expect((await approve()).status).toBe(409)
    const review = (await stateOf('en', 'editor'))?.review
    expect(review).toMatchObject({
      state: 'returned',
      remarks: [{ field: 'title', by: 'publisher', isSettled: false }],
    })
    const remark = review?.remarks[0]?.id
    expect((await ask('/settle', 'editor', subject('en', { remark, isSettled: true }))).status).toBe(200)
    expect((await ask('/settle', 'editor', subject('en', { remark: 'none', isSettled: true }))).status).toBe(404)
    await ask('/remark', 'editor', subject('en', { remark: { text: 'Done' } }))
    await write('editor', 'en', 'Short')
    expect((await handIn()).status).toBe(200)
    expect((await stateOf('en'))?.review?.remarks.map(({ isSettled, text }) => [text, isSettled])).toEqual([
      ['Shorter, please', true],
      ['Done', false],
    ])
    expect(await stored()).toHaveLength(1)
  })

  it('is decided once, by whoever comes first', async () => {
    await handIn()
    const answers = await Promise.all([approve('publisher'), approve('second publisher'), giveBack('administrator')])
    const first = answers.filter(({ status }) => status === 200)
    expect(first.length).toBeGreaterThanOrEqual(1)
    // An approval may still be returned; nothing else may follow.
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await stored()).toHaveLength(1)
  })
})

describe('26 (point 6): a review ends', () => {
  const ways: [string, 'published' | 'withdrawn', () => Promise<unknown>][] = [
    ['is published by the button', 'published', () => publish({})],
    ['is published in all languages', 'published', () => publish({ publishAllLocales: true })],
    ['goes to the waste basket', 'withdrawn', () => publish({ data: { deletedAt: new Date().toISOString() } })],
    ['is deleted', 'withdrawn', () => test.payload.delete({ collection: 'news', id: id() })],
  ]
  const publish = (more: object) =>
    test.payload.update({
      collection: 'news',
      id: id(),
      locale: 'en',
      data: { _status: 'published' },
      user: userOf('publisher'),
      overrideAccess: false,
      ...more,
    })

  it.each(ways)('when its record %s', async (_what, state, way) => {
    await handIn()
    await ask('/remark', 'publisher', subject('en', { remark: { text: 'Kept' } }))
    await way()
    const [review] = await stored()
    expect([review?.state, review?.remarks?.map(({ text }) => text)]).toEqual([state, ['Kept']])
  })

  it('not when the change is undone', async () => {
    await handIn()
    await expect(publish({ data: { _status: 'published', summary: '' } })).rejects.toThrow(/Summary/)
    expect((await stored())[0]?.state).toBe('handedIn')
  })

  it('not when the other language is published', async () => {
    await handIn()
    await publish({ locale: 'zh' })
    expect((await stored())[0]?.state).toBe('handedIn')
  })
})
