import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { removeDemo } from './remove.ts'

const test = useTestPortal()
const collections = () => openCollections(test.payload)

const first = async (collection: string, where = {}) => {
  const query = { collection, where, limit: 1, sort: 'id', depth: 0, overrideAccess: true }
  return (await collections().find(query)).docs[0] as Record<string, unknown> & { id: number }
}
const count = async (collection: string, where = {}) =>
  (await collections().count({ collection, where, overrideAccess: true })).totalDocs

describe('27: what cannot be without the demo', () => {
  it('stays with what it needs when it is content, and goes when it is about people', async () => {
    const { payload } = test
    const own = { email: 'own@company.cn', password: demoPassword, name: 'Own', roles: ['administrator' as const] }
    const user = await payload.create({ collection: 'users', data: own })
    // Somebody made an account of the demo theirs: its address is a real one.
    const editor = await first('users', { email: { equals: 'editor@armilla.example' } })
    await collections().update({
      collection: 'users',
      id: editor.id,
      data: { email: 'gu@company.cn' },
      overrideAccess: true,
    })
    const demoFile = await first('release-files', { state: { equals: 'published' } })
    const file = await collections().create({
      collection: 'release-files',
      data: { ...demoFile, id: undefined, name: 'own.zip', state: 'draft', upload: null },
      overrideAccess: true,
      depth: 0,
    })
    const ticket = await first('tickets')
    await collections().create({
      collection: 'ticket-notes',
      data: { ticket: ticket.id, text: 'tried out', author: 'Own', user: user.id, at: new Date().toISOString() },
      overrideAccess: true,
    })
    const notes = await count('ticket-notes', { ticket: { equals: ticket.id } })
    const macro = await first('canned-replies')
    await collections().update({
      collection: 'canned-replies',
      id: macro.id,
      data: { title: '自己的' },
      locale: 'zh',
      overrideAccess: true,
    })
    await makeRecord(payload, 'cases')
    const video = await first('videos')
    await makeRecord(payload, 'lessons', { zh: 'draft' }, { video: video.id })
    expect(notes).toBeGreaterThan(0)

    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const pressed = await Promise.allSettled([1, 2].map(() => removeDemo(req, { keep: [], withChanged: false })))
    // Pressed twice, it is done once; the other is told that there is nothing left.
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(
      pressed.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { status: number }).status] : [])),
    ).toEqual([409])

    expect(await count('release-files')).toBe(1)
    const kept = await collections().findByID({
      collection: 'release-files',
      id: file.id,
      depth: 0,
      overrideAccess: true,
    })
    expect([kept.release, kept.product]).toEqual([demoFile.release, demoFile.product])
    expect(await count('releases', { id: { equals: demoFile.release } })).toBe(1)
    expect([await count('ticket-notes'), await count('tickets'), await count('members')]).toEqual([0, 0, 0])
    expect(await count('canned-replies')).toBe(1)
    // A lesson of one's own keeps its video, and that the picture that it cannot be without.
    expect([await count('videos'), await count('media', { id: { equals: video.poster } })]).toEqual([1, 1])
    const { docs } = await collections().find({ collection: 'users', sort: 'email', overrideAccess: true, depth: 0 })
    expect(docs.map(({ email }) => email)).toEqual(['gu@company.cn', 'own@company.cn'])
    const broken = 'select count(*) as count from releases_rels where parent_id not in (select id from releases)'
    expect(Number((await openAsk(payload)(broken))[0]?.count)).toBe(0)
  })
})
