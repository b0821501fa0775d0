import { isDeepStrictEqual } from 'node:util'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#content/access/roles.ts'
import { checkPublished } from '#content/published/check.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { userOf } from '../../tests/factories/people.ts'
import { makeStaff, staffPassword } from '../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const publisher = { ...userOf('publisher'), name: 'Lu Ming' } as never

const write = (locale: Locale, line: string) =>
  test.payload.updateGlobal({ slug: 'site', locale, data: { line }, overrideAccess: false, user: publisher })
const shown = async () => (await openPublished(test.payload).findGlobal('site')).line
const drafted = async () =>
  (await test.payload.findGlobal({ slug: 'site', locale: 'all', draft: true, depth: 0 })).line as unknown
const versionsFor = async (person: 'nobody' | 'member' | 'agent' | 'editor' | 'publisher') =>
  (
    await test.payload.findGlobalVersions({
      slug: 'site',
      sort: '-updatedAt',
      limit: 200,
      locale: 'all',
      overrideAccess: false,
      user: userOf(person),
    })
  ).docs

const tokens = new Map<Role, string>()
/** As the admin puts a version back. */
async function putBack(version: unknown, role?: Role, query = '') {
  const { default: config } = await import('#content/payload.config.ts')
  const token = role && tokens.get(role)
  const headers = new Headers(token ? { authorization: `JWT ${token}` } : {})
  const address = `http://localhost/admin/api/globals/site/versions/${String(version)}${query}`
  return (await handleEndpoints({ config, request: new Request(address, { method: 'POST', headers }) })).status
}

let before: unknown
beforeAll(async () => {
  for (const role of ['administrator', 'publisher', 'editor', 'translator', 'agent', 'security'] as const) {
    const { email } = await makeStaff(test, role)
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: staffPassword } })
    tokens.set(role, token ?? '')
  }
  before = await shown()
  await write('zh', '第二句')
  await write('en', 'The second line')
})

/** What was public before everything that this file writes. */
async function oldVersion() {
  const old = (await versionsFor('publisher')).find(
    ({ version }) => isDeepStrictEqual(version.line, before) && !JSON.stringify(version._status).includes('draft'),
  )
  expect(old).toBeDefined()
  return old?.id
}

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

  it('of which nothing is put back by nobody and by whoever writes no content', async () => {
    const id = await oldVersion()
    for (const role of [undefined, 'agent', 'security'] as const) expect(await putBack(id, role)).toBe(403)
    // Payload's own operation writes the whole version over what visitors see, whoever asks.
    for (const role of ['editor', 'publisher', 'administrator'] as const)
      await expect(
        test.payload.restoreGlobalVersion({ slug: 'site', id: String(id), user: userOf(role) as never }),
      ).rejects.toMatchObject({ status: 403 })
    expect(await drafted()).toEqual({ zh: '第二句', en: 'The second line' })
  })

  it.each(['editor', 'translator'] as const)('of which a %s puts a state back as a draft', async (role) => {
    expect(await putBack(await oldVersion(), role)).toBe(200)
    expect(await drafted()).toEqual(before)
    expect(await shown()).toEqual({ zh: '第二句', en: 'The second line' })
  })

  it('of which a publisher puts a state back in both languages, as a draft or for everybody', async () => {
    await write('zh', '第三句')
    await write('en', 'The third line')
    const id = await oldVersion()
    expect(await putBack(id, 'publisher', '?draft=true')).toBe(200)
    expect([await shown(), await drafted()]).toEqual([{ zh: '第三句', en: 'The third line' }, before])
    expect(await putBack(id, 'publisher', '?draft=false')).toBe(200)
    expect([await shown(), await drafted()]).toEqual([before, before])
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })

  it('of which a draft that is put back stays one', async () => {
    await test.payload.updateGlobal({ slug: 'site', locale: 'en', draft: true, data: { line: 'Never public' } })
    const id = (await versionsFor('publisher'))[0]?.id
    await write('en', 'The fourth line')
    expect(await putBack(id, 'publisher')).toBe(200)
    expect([await shown(), await drafted()]).toMatchObject([{ en: 'The fourth line' }, { en: 'Never public' }])
  })

  it('of which no field is put back that the person may not change', async () => {
    const header = '<meta name="once" content="mine">'
    const read = async () => (await test.payload.findGlobal({ slug: 'site', locale: 'zh' })).header ?? ''
    const own = await read()
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { header } })
    const id = (await versionsFor('publisher'))[0]?.id
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { header: own } })
    expect(await putBack(id, 'publisher')).toBe(200)
    expect(await read()).toBe(own)
    expect(await putBack(id, 'administrator')).toBe(200)
    expect(await read()).toBe(header)
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { header: own } })
  })

  it('of which a version that there is not is not found', async () => {
    expect(await putBack(99_999_999, 'publisher')).toBe(404)
  })
})
