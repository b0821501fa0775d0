import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { createLinkSigner } from '#domain/download/link-signature.ts'
import { makeMember, type MadeMember, signInMember } from '../../tests/factories/members.ts'
import { bytesOf, type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'

const test = useTestPortal()
let server: DownloadServer
let get: DownloadServer['get']
beforeAll(async () => {
  server = await serveDownloads(test, releaseStore)
  ;({ get } = server)
})
afterAll(() => server.close())

const fileOf = async (slug: string) => {
  const [first] = (await test.ask('toolbox/detail', 'en', { id: slug })).files
  if (first === undefined) throw new Error(`${slug} has no file`)
  return first.file
}

describe('the file of an open toolbox', () => {
  it('is everybody’s, as its page says, and holds its functions and examples', async () => {
    for (const { code, file, functions, licence, slug } of toolboxes.map((each) => ({
      ...each,
      ...each.examples[0],
    }))) {
      if (licence !== 'open') continue
      const { path, sha256, size } = await fileOf(slug)
      const answer = await get(path)
      const bytes = await bytesOf(answer)
      expect([answer.status, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        200,
        size,
        sha256,
      ])
      const text = gunzipSync(bytes).toString()
      for (const [name, zh, en] of functions) for (const word of [name, zh, en]) expect(text).toContain(word)
      expect(text).toContain(`examples/${file}`)
      expect(text).toContain(code)
      expect(text).toContain('LICENCE.txt')
    }
  })
})

describe('the file of a commercial toolbox', () => {
  let file: Awaited<ReturnType<typeof fileOf>>
  let owner: MadeMember
  let other: MadeMember
  const link = async (token: string) =>
    (await test.send('download/link', { file: file.id }, 'en', { token })) as {
      code: string
      data: { path?: string; lacks?: string; eula?: string }
    }
  beforeAll(async () => {
    file = await fileOf('battery')
    ;[owner, other] = [await makeMember(test.payload), await makeMember(test.payload)]
  })

  it('is nobody’s', async () => {
    expect((await get(file.path)).status).toBe(401)
    expect(await test.send('download/link', { file: file.id })).toMatchObject({ code: '000004' })
  })

  it.each(roles)('is not had by a session of staff, as %s', async (role) => {
    const email = `${role}@toolbox.example`
    await test.payload.create({
      collection: 'users',
      data: { email, password: demoPassword, name: role, roles: [role] },
    })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    const headers = { Authorization: `Bearer ${token}`, Cookie: `payload-token=${token}` }
    expect((await get(file.path, headers)).status).toBe(401)
    expect(await link(String(token))).toMatchObject({ code: '000004' })
  })

  it('is whose who accepted the agreement, and no other customer’s', async () => {
    const token = await signInMember(test, owner)
    expect((await link(token)).data).toEqual({ lacks: 'eula', eula: '4.2' })
    await test.send('download/accept', { version: '4.2' }, 'en', { token })
    const { data } = await link(token)
    const answer = await get(data.path ?? '')
    expect(
      createHash('sha256')
        .update(await bytesOf(answer))
        .digest('hex'),
    ).toBe(file.sha256)

    expect((await link(await signInMember(test, other))).data).toEqual({ lacks: 'eula', eula: '4.2' })
    const signed = createLinkSigner(test.payload.secret).sign(file, String(other.id))
    expect((await get(`${file.path}?${signed}`)).status).toBe(403)
    const borrowed = new URLSearchParams((data.path ?? '').split('?')[1])
    borrowed.set('member', String(other.id))
    expect((await get(`${file.path}?${borrowed}`)).status).toBe(403)
  })
})
