import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { askAdmin, openReviews } from '../../tests/factories/reviews.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { countReviews, listReviews } from './list.ts'

const test = useTestPortal()
const log = followLog(() => test.payload)
const {
  approve,
  ask,
  emailOf,
  giveBack,
  handIn,
  id,
  makeNews,
  makePeople,
  read,
  stored,
  subject,
  tokenOf,
  userOf,
  writeBoth,
} = openReviews(() => test.payload)
beforeAll(makePeople)
beforeEach(async () => {
  await makeNews()
  await writeBoth()
})

describe('26 (point 6): whoever may not', () => {
  const steps: [string, () => object][] = [
    ['/hand-in', () => ({ source: 'news', record: id(), locales: ['zh'] })],
    ['/take-back', () => subject('en')],
    ['/remark', () => subject('en', { remark: { text: 'x' } })],
    ['/settle', () => subject('en', { remark: 'x', isSettled: true })],
    ['/return', () => subject('en', { remarks: [{ text: 'x' }] })],
    ['/approve', () => subject('en', { digest: 'x' })],
    ['', () => ({ ...subject('en'), state: 'approved', digest: 'x', handedInAt: new Date().toISOString() })],
  ]

  it.each(['nobody', 'agent', 'security'])('as %s does and sees nothing of it', async (who) => {
    await handIn()
    for (const [way, body] of steps) expect([way, (await ask(way, who, body())).status]).toEqual([way, 403])
    expect((await read(who)).status).toBe(403)
    expect((await ask('', who)).status).toBe(403)
    expect((await stored()).map(({ state }) => state)).toEqual(['handedIn'])
  })

  it.each(['editor', 'translator'])('as %s decides nothing', async (who) => {
    await handIn()
    for (const [way, body] of steps.slice(-3)) expect([way, (await ask(way, who, body())).status]).toEqual([way, 403])
    expect((await stored()).map(({ state }) => state)).toEqual(['handedIn'])
  })

  it('is an administrator who would write a review by hand', async () => {
    await handIn()
    const [review] = await stored()
    for (const method of ['PATCH', 'DELETE'])
      expect(
        (
          await askAdmin(`reviews/${review?.id}`, {
            method,
            token: tokenOf('administrator'),
            body: { state: 'approved' },
          })
        ).status,
      ).toBe(403)
  })

  it.each([
    ['people', { source: 'users', record: 1 }],
    ['what has no drafts', { source: 'attachments', record: 1 }],
    ['a record that there is not', { source: 'news', record: 999_999 }],
    ['a name of JavaScript’s', { source: 'constructor', record: 1 }],
  ])('hands in %s', async (_what, of) => {
    expect((await ask('/hand-in', 'administrator', { ...of, locales: ['zh'] })).status).toBe(404)
  })
})

describe('26 (point 6): who is told', () => {
  const mailsTo = async (who: string) =>
    (await test.payload.find({ collection: 'mails', where: { to: { equals: emailOf(who) } }, sort: 'id' })).docs
      .filter(({ template }) => template.startsWith('review'))
      .map(({ template }) => template)
  beforeEach(async () => {
    await test.payload.delete({ collection: 'mails', where: { id: { greater_than: 0 } } })
  })

  it('everybody who may publish once for both languages, and whoever handed it in', async () => {
    await handIn('editor', ['zh', 'en'])
    for (const who of ['administrator', 'publisher', 'second publisher'])
      expect([who, await mailsTo(who)]).toEqual([who, ['reviewHandedIn']])
    for (const who of ['editor', 'translator', 'agent']) expect([who, await mailsTo(who)]).toEqual([who, []])
    await approve('publisher', 'zh')
    await giveBack()
    expect(await mailsTo('editor')).toEqual(['reviewApproved', 'reviewReturned'])
  })

  it('not whoever hands in and may publish', async () => {
    await handIn('publisher')
    expect(await mailsTo('publisher')).toEqual([])
    expect(await mailsTo('second publisher')).toEqual(['reviewHandedIn'])
  })

  it('the audit log', async () => {
    await log()
    await handIn()
    await giveBack()
    await handIn()
    await approve()
    await ask('/take-back', 'editor', subject('en'))
    expect((await log()).map(({ action, language, name }) => [action, name, language])).toEqual([
      ['handIn', 'editor', 'en'],
      ['return', 'publisher', 'en'],
      ['handIn', 'editor', 'en'],
      ['approve', 'publisher', 'en'],
      ['takeBack', 'editor', 'en'],
    ])
  })

  it('by lists of their own', async () => {
    const asked = (who: string) => ({ payload: test.payload, user: userOf(who) })
    const before = await countReviews(asked('publisher'))
    await handIn('editor', ['zh', 'en'])
    expect((await countReviews(asked('publisher'))).waiting).toBe(before.waiting + 2)
    const { waiting } = await listReviews(asked('publisher'), 'en')
    expect(waiting.find(({ record }) => record === id())).toMatchObject({
      title: 'New English',
      by: 'editor',
      locale: 'en',
    })
    expect(waiting.every(({ locale }) => locale === 'en')).toBe(true)
    await giveBack()
    expect(await countReviews(asked('editor'))).toMatchObject({ waiting: 0 })
    expect((await listReviews(asked('editor'))).returned.map(({ record }) => record)).toContain(id())
    expect((await listReviews(asked('translator'))).returned.map(({ record }) => record)).not.toContain(id())
    expect(await countReviews({ payload: test.payload, user: null })).toEqual({ waiting: 0, returned: 0, approved: 0 })
  })
})
