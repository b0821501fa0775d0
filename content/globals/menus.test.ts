import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#content/access/roles.ts'
import { readMenus, type StoredMenus } from '#content/globals/menus.ts'
import { checkPublished } from '#content/published/check.ts'
import { openPublished } from '#published/published.ts'
import { emptyEntry, stepEntry } from '#domain/site/menu.ts'
import { userOf } from '../../tests/factories/people.ts'
import { makeStaff, staffPassword } from '../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const read = () => readMenus(test.payload, { user: userOf('publisher') as never })
const tokens = new Map<string, string>()

async function save(menus: object, role?: Role, language = 'en') {
  const { default: config } = await import('#content/payload.config.ts')
  const token = role && tokens.get(role)
  const request = new Request('http://localhost/admin/api/globals/navigation/menus', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token && { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify({ isPublic: true, ...menus }),
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, text: await response.text() }
}

const roles = ['administrator', 'publisher', 'editor', 'translator', 'agent', 'security'] as const
beforeAll(async () => {
  for (const role of roles) {
    const { email } = await makeStaff(test, role)
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: staffPassword } })
    tokens.set(role, token ?? '')
  }
})

const entry = (zh: string, en: string, target = '/news') => ({ ...emptyEntry('new'), title: { zh, en }, target })

const asDraft = { isPublic: false }
const without = ({ menus, seen }: StoredMenus) => ({ seen, menus: { ...menus, about: menus.about.slice(0, -1) } })
const shown = async () => (await openPublished(test.payload).findGlobal('navigation')).about

describe('who saves the menus', () => {
  it.each([undefined, 'agent', 'security'] as const)('is not %s', async (role) => {
    const before = await read()
    for (const isPublic of [true, false]) {
      const { status } = await save({ ...without(before), isPublic }, role)
      expect(status).toBe(role === undefined ? 401 : 403)
    }
    expect(await read()).toEqual(before)
  })

  it.each(['editor', 'translator'] as const)('as a draft and no more is a %s', async (role) => {
    const [before, visible] = [await read(), await shown()]
    expect((await save(without(before), role)).status).toBe(403)
    expect(await read()).toEqual(before)
    const { status, text } = await save({ ...without(before), ...asDraft }, role)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ menus: without(before).menus, isDraft: true })
    expect(await shown()).toEqual(visible)
    const { seen } = await read()
    expect((await save({ ...before, ...asDraft, seen }, role)).status).toBe(200)
  })

  it.each(['publisher', 'administrator'] as const)('and brings them to the visitors is a %s', async (role) => {
    const [before, visible] = [await read(), await shown()]
    await save({ ...without(before), ...asDraft }, role)
    expect(await shown()).toEqual(visible)
    await save(await read(), role)
    expect(await shown()).toEqual(visible?.slice(0, -1))
    const { seen } = await read()
    expect((await save({ ...before, seen }, role)).status).toBe(200)
    expect(await shown()).toEqual(visible)
    expect((await checkPublished(test.payload)).differences).toEqual([])
  })
})

describe('the menus that are saved', () => {
  it('are what they were where nothing was changed, in both languages', async () => {
    const before = await read()
    expect(before.menus.first.length).toBeGreaterThan(3)
    const { text } = await save(before, 'publisher')
    expect((JSON.parse(text) as StoredMenus).menus).toEqual(before.menus)
    expect((await read()).menus).toEqual(before.menus)
  })

  it('have a new entry, a moved one and a changed one in both languages', async () => {
    const { menus, seen } = await read()
    const moved = stepEntry(menus.about, [1], 'in')?.entries ?? []
    const [head, ...others] = moved
    const about = [{ ...head, summary: { zh: '新的说明', en: 'A new summary' } }, ...others, entry('新', 'New', '/new')]
    expect((await save({ seen, menus: { ...menus, about } }, 'publisher')).status).toBe(200)
    const after = (await read()).menus.about
    expect(after.map(({ title }) => title)).toEqual(about.map(({ title }) => title))
    expect(after[0]).toMatchObject({ id: head?.id, summary: { zh: '新的说明', en: 'A new summary' } })
    expect(after[0]?.children.at(-1)).toMatchObject({ title: menus.about[1]?.title, target: menus.about[1]?.target })
    expect(after.at(-1)).toMatchObject({ title: { zh: '新', en: 'New' }, target: '/new' })
  })

  it('may lack one of the two languages, and show the entry in the other alone', async () => {
    const { menus, seen } = await read()
    const bottom = [...menus.bottom, entry('只有中文', ''), entry('', 'English alone')]
    expect((await save({ seen, menus: { ...menus, bottom } }, 'publisher')).status).toBe(200)
    const titles = (await read()).menus.bottom.slice(-2).map(({ title }) => title)
    expect(titles).toEqual([
      { zh: '只有中文', en: '' },
      { zh: '', en: 'English alone' },
    ])
    const shown = async (lang: 'zh' | 'en') =>
      (await test.ask('base/bottom/column/list', lang)).map(({ title }) => title)
    expect(await shown('en')).toContain('English alone')
    expect(await shown('en')).not.toContain('只有中文')
    expect(await shown('zh')).toContain('只有中文')
    expect(await shown('zh')).not.toContain('')
  })
})

describe('menus that are refused change nothing', () => {
  it.each([
    ['an entry without a title', entry(' ', ''), 'en', 'product.0.title', 'Enter a title in at least one language'],
    [
      'an address that runs something',
      entry('甲', 'A', 'javascript:alert(1)'),
      'zh',
      'product.0.target',
      '以/开头的站内地址',
    ],
    ['an entry without an address', entry('甲', 'A', ''), 'en', 'product.0.target', 'required'],
  ])('%s', async (_name, wrong, language, path, message) => {
    const { menus, seen } = await read()
    const sent = { seen, menus: { ...menus, about: [], product: [wrong] } }
    const { status, text } = await save(sent, 'publisher', language)
    expect(status).toBe(400)
    expect(text).toContain(`"path":"${path}"`)
    expect(text).toContain(message)
    expect(await read()).toMatchObject({ menus, seen })
  })

  it('those that somebody else has changed in the meantime', async () => {
    const before = await read()
    const other = { ...before.menus, ecology: [...before.menus.ecology, entry('别人加的', 'Of somebody else')] }
    expect((await save({ ...before, menus: other }, 'administrator')).status).toBe(200)
    const { status, text } = await save({ ...before, menus: { ...before.menus, first: [] } }, 'publisher', 'zh')
    expect(status).toBe(409)
    expect(text).toContain('您编辑期间菜单已被他人修改')
    const after = (await read()).menus
    expect(after.first).toEqual(before.menus.first)
    expect(after.ecology.at(-1)?.title.zh).toBe('别人加的')
  })

  it.each([{}, [], { seen: '', menus: {} }, { seen: 1 }, { menus: 'x' }])('what is none: %j', async (sent) => {
    expect((await save(sent, 'publisher')).status).toBe(400)
  })

  it('a third level', async () => {
    const { menus, seen } = await read()
    const deep = { ...entry('甲', 'A'), children: [{ ...entry('乙', 'B'), children: [entry('丙', 'C')] }] }
    expect((await save({ seen, menus: { ...menus, about: [deep] } }, 'publisher')).status).toBe(400)
  })
})
