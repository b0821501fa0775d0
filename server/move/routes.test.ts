import { readdir } from 'node:fs/promises'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { type ArchiveReport, moveContentPath } from '#content/move/view.ts'
import { incomingFolder } from '#lib/files/open-store.ts'
import { log } from '#lib/log.ts'
import { followLog } from '../../tests/factories/audit.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { moveRoutes } from './routes.ts'

const test = useTestPortal()
const news = followLog(() => test.payload)
const tokens = new Map<string, string>()
let app: Hono<ServerEnv>

beforeAll(async () => {
  app = new Hono<ServerEnv>()
  app.route('/', moveRoutes({ payload: test.payload, log }))
  for (const role of roles) {
    const login = { email: `${role}@move.example`, password: 'only for this test' }
    await test.payload.create({ collection: 'users', data: { ...login, name: role, roles: [role] } })
    tokens.set(role, (await test.payload.login({ collection: 'users', data: login })).token ?? '')
  }
})

const ask = async (path: string, who: string | undefined, body?: Buffer | string) =>
  app.request(`/admin${moveContentPath}${path}`, {
    headers: {
      'accept-language': 'en',
      ...(who !== undefined && { authorization: `JWT ${tokens.get(who)}` }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
const left = async () => (await readdir(incomingFolder)).filter((name) => name.startsWith('move-'))

describe('27: content out and in by the admin', () => {
  it.each([undefined, ...roles.filter((role) => role !== 'administrator')])('is refused to %s', async (who) => {
    await news()
    const answers = [
      await ask('/export', who),
      await ask('/table?kind=news&form=csv', who),
      await ask('/archive', who, 'x'),
      await ask('/import', who, JSON.stringify({ archive: '0'.repeat(32) })),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect([await news(), await left()]).toEqual([[], []])
  })

  it('gives administrators an archive, says what it would do, and takes it in', { timeout: 60_000 }, async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    await news()
    const given = await ask('/export', 'administrator')
    expect([given.status, given.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="content-\d{4}-\d\d-\d\d\.tar"$/),
    ])
    const file = Buffer.from(await given.arrayBuffer())
    await test.payload.update({ collection: 'news', id: Number(id), locale: 'zh', data: { title: 'Changed here' } })
    const told = (await (await ask('/archive', 'administrator', file)).json()) as ArchiveReport
    expect([told.count, told.conflicts]).toEqual([1, 0])
    expect(told.lines).toContainEqual(expect.stringMatching(`zh-${name}: title$`))
    const answer = await ask('/import', 'administrator', JSON.stringify({ archive: told.archive }))
    expect([answer.status, ((await answer.json()) as ArchiveReport).count]).toEqual([200, 1])
    const { title } = await test.payload.findByID({ collection: 'news', id: Number(id), locale: 'zh', depth: 0 })
    expect([title, await left()]).toEqual([`zh-${name}`, []])
    expect((await news()).map(({ action, kind, name: who }) => [action, kind, who])).toEqual([
      ['export', 'content', 'administrator'],
      ['publish', 'news', ''],
      ['import', 'content', 'administrator'],
    ])
    expect((await ask('/import', 'administrator', JSON.stringify({ archive: told.archive }))).status).toBe(404)
  })

  it('gives one kind as a table, and takes in what was changed in it', { timeout: 60_000 }, async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    await news()
    const given = await ask('/table?kind=news&form=csv', 'administrator')
    expect(given.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await news()).toMatchObject([{ action: 'export', kind: 'content', name: 'administrator' }])
    const table = Buffer.from((await given.text()).replace(`zh-${name}`, '表格里改的'))
    const told = (await (await ask('/archive', 'administrator', table)).json()) as ArchiveReport
    expect([told.count, told.conflicts]).toEqual([1, 0])
    expect((await ask('/import', 'administrator', JSON.stringify({ archive: told.archive }))).status).toBe(200)
    const { title } = await test.payload.findByID({ collection: 'news', id: Number(id), locale: 'zh', depth: 0 })
    expect([title, await left()]).toEqual(['表格里改的', []])
    for (const wrong of ['kind=users&form=csv', 'kind=media&form=csv', 'kind=news&form=xlsx', 'kind=../news&form=csv'])
      expect((await ask(`/table?${wrong}`, 'administrator')).status, wrong).toBe(404)
  })

  it('keeps nothing of what is no archive, and says why', async () => {
    const answer = await ask('/archive', 'administrator', 'no archive at all')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/damaged|neither an archive/) as string })
    expect(await left()).toEqual([])
    expect((await ask('/archive', 'administrator', '')).status).toBe(411)
    for (const archive of ['../../x', '', 7, 'g'.repeat(32)])
      expect((await ask('/import', 'administrator', JSON.stringify({ archive }))).status).toBe(404)
  })
})
