import { beforeAll, describe, expect, it } from 'vitest'
import { userOf } from '../../tests/factories/people.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { checkPublished } from '#content/published/check.ts'
import { openPublished } from '#published/published.ts'

const test = useTestPortal()
const publisher = { ...userOf('publisher'), name: 'Lu Ming' } as never

const write = (locale: 'zh' | 'en', line: string) =>
  test.payload.updateGlobal({ slug: 'site', locale, data: { line }, overrideAccess: false, user: publisher })
const shown = async () => (await openPublished(test.payload).findGlobal('site')).line
const versionsFor = async (person: 'nobody' | 'member' | 'agent' | 'editor' | 'publisher') =>
  (
    await test.payload.findGlobalVersions({
      slug: 'site',
      sort: '-updatedAt',
      locale: 'all',
      overrideAccess: false,
      user: userOf(person),
    })
  ).docs

let before: unknown
beforeAll(async () => {
  before = await shown()
  await write('zh', '第二句')
  await write('en', 'The second line')
})

describe('26 (point 4): settings have a history', () => {
  it('of who saved what, which visitors are not told', async () => {
    const [latest] = await versionsFor('publisher')
    expect(latest?.version).toMatchObject({ updatedBy: 'Lu Ming', line: { zh: '第二句', en: 'The second line' } })
    expect(await shown()).toEqual({ zh: '第二句', en: 'The second line' })
    expect(JSON.stringify(await openPublished(test.payload).findGlobal('site'))).not.toContain('Lu Ming')
  })

  it('that is read by those who write content alone', async () => {
    expect((await versionsFor('editor')).length).toBeGreaterThan(1)
    for (const person of ['nobody', 'member', 'agent'] as const)
      await expect(versionsFor(person)).rejects.toThrow(/not allowed|unauthorized|forbidden/i)
  })

  it('of which a publisher puts a state back, in both languages, and nobody else does', async () => {
    const old = (await versionsFor('publisher')).find(
      ({ version }) => !JSON.stringify(version).includes('The second line'),
    )
    expect(old).toBeDefined()
    const putBack = (person: 'editor' | 'translator' | 'agent' | 'publisher') =>
      test.payload.restoreGlobalVersion({
        slug: 'site',
        id: String(old?.id),
        overrideAccess: false,
        user: userOf(person) as never,
      })
    for (const person of ['editor', 'translator', 'agent'] as const)
      await expect(putBack(person)).rejects.toThrow(/not allowed|无权/i)
    expect(await shown()).toEqual({ zh: '第二句', en: 'The second line' })
    await putBack('publisher')
    expect(await shown()).toEqual(old?.version.line)
    expect(old?.version.line).toMatchObject({ en: (before as { en: string }).en })
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })
})
