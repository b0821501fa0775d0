import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { demoPassword } from '../tests/setup/template.ts'
import { roles } from './access/roles.ts'

const test = useTestPortal()
const slug = 'payload-query-presets'
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const [name, role] of [...roles.map((each) => [each, each] as const), ['other', 'editor'] as const]) {
    const data = { email: `${name}@lists.example`, password: demoPassword, name, roles: [role] }
    await test.payload.create({ collection: 'users', data })
    tokens.set(name, String((await test.payload.login({ collection: 'users', data })).token))
  }
})
beforeEach(() => test.payload.delete({ collection: slug, where: { id: { exists: true } }, overrideAccess: true }))

interface Answer {
  status: number
  doc?: { id: number; isShared: boolean; title: string }
  docs?: { id: number }[]
  title?: string
}

async function ask(path: string, who: string, method = 'GET', body?: object): Promise<Answer> {
  const { default: config } = await import('./payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api/${slug}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `JWT ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, ...((await response.json()) as object) }
}
const filter = { where: { or: [{ and: [{ title: { like: 'a' } }] }] }, relatedCollection: 'news' }
const shared = { isShared: true, access: { read: { constraint: 'everyone' } } }
const make = (who: string, more: object = {}) => ask('', who, 'POST', { title: 'List', ...filter, ...more })
const seen = async (who: string) => (await ask('', who)).docs?.map(({ id }) => id) ?? []

describe('saved lists', () => {
  it('each member of staff keeps their own, which nobody else can read, change or delete', async () => {
    for (const role of roles) {
      const { doc, status } = await make(role)
      expect(status, role).toBe(201)
      const id = doc?.id ?? 0
      expect(await seen(role)).toContain(id)
      for (const who of [...roles, 'other', 'nobody'].filter((each) => each !== role)) {
        expect(await seen(who), `${who} of ${role}`).not.toContain(id)
        expect([403, 404]).toContain((await ask(`/${id}`, who)).status)
        expect([403, 404]).toContain((await ask(`/${id}`, who, 'PATCH', { title: 'Taken' })).status)
        expect([403, 404]).toContain((await ask(`/${id}`, who, 'DELETE')).status)
      }
      expect(await ask(`/${id}`, role)).toMatchObject({ status: 200, title: 'List' })
      expect((await ask(`/${id}`, role, 'PATCH', { title: 'Mine' })).doc?.title).toBe('Mine')
    }
  }, 60_000)

  it('nobody and members keep none', async () => {
    expect((await make('nobody')).status).toBe(403)
    expect((await ask('', 'nobody')).status).toBe(403)
    const member = { id: 1, collection: 'members' as const, email: 'a@b.example' }
    await expect(test.payload.find({ collection: slug, overrideAccess: false, user: member })).rejects.toThrow(
      /not allowed|权限/,
    )
    await expect(
      test.payload.create({
        collection: slug,
        data: { title: 'x', ...filter } as never,
        overrideAccess: false,
        user: member,
      }),
    ).rejects.toThrow(/not allowed|权限/)
  })

  it('those who may publish share with all staff, who use it and leave it as it is', async () => {
    for (const role of ['administrator', 'publisher']) {
      const { doc, status } = await make(role, shared)
      expect(status, role).toBe(201)
      expect(doc?.isShared).toBe(true)
      const id = doc?.id ?? 0
      for (const who of [...roles, 'other']) expect(await seen(who), who).toContain(id)
      expect(await seen('nobody')).not.toContain(id)
      for (const who of ['editor', 'other', 'agent']) {
        expect((await ask(`/${id}`, who, 'PATCH', { title: 'Taken' })).status, who).toBe(403)
        expect((await ask(`/${id}`, who, 'DELETE')).status, who).toBe(403)
      }
    }
  })

  it('those who may not publish cannot share, neither at once nor later', async () => {
    for (const role of ['editor', 'translator', 'agent', 'security']) {
      expect((await make(role, shared)).status, role).toBe(400)
      const { doc } = await make(role)
      expect((await ask(`/${doc?.id}`, role, 'PATCH', shared)).status, role).toBe(400)
      expect(await seen('administrator')).toEqual([])
    }
  })

  it('a change of the filter alone leaves it shared, and no change gives it to others', async () => {
    const { doc } = await make('publisher', shared)
    const { where } = filter
    expect((await ask(`/${doc?.id}`, 'publisher', 'PATCH', { where })).doc?.isShared).toBe(true)
    expect(await seen('editor')).toEqual([doc?.id])
    for (const operation of ['update', 'delete'])
      expect((await make('publisher', { access: { [operation]: { constraint: 'everyone' } } })).status).toBe(400)
  })

  it('whoever may share can take away what somebody shared who has left', async () => {
    const { doc } = await make('administrator', shared)
    expect((await ask(`/${doc?.id}`, 'publisher', 'DELETE')).status).toBe(200)
    expect(await seen('editor')).toEqual([])
  })
})
