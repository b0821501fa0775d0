import { beforeAll, describe, expect, it } from 'vitest'
import { demoMembers } from '#demo/accounts.ts'
import { log } from '#lib/log.ts'
import { createAccounts } from '#portal/auth/accounts.ts'
import { makeMember, type MadeMember, readMails, signInMember } from '../../tests/factories/members.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createAdvisoryNotices } from './advisory-notices.ts'

const test = useTestPortal()
const origin = 'https://portal.example'
let notices: ReturnType<typeof createAdvisoryNotices>
beforeAll(() => {
  const { payload, portal } = test
  notices = createAdvisoryNotices({ payload, portal, accounts: createAccounts({ payload, log, origin }) })
})

async function fileOf(name: string): Promise<number> {
  const { docs } = await test.payload.find({ collection: 'release-files', where: { name: { equals: name } }, limit: 1 })
  return docs[0]?.id ?? 0
}
async function fetched({ id: member }: MadeMember, file: number) {
  const at = new Date().toISOString()
  const data = { member, file, firstAt: at, lastAt: at, started: 1, completed: 1, abandoned: 0 }
  await test.payload.create({ collection: 'member-downloads', data })
}
const mailsOf = async ({ email }: Pick<MadeMember, 'email'>) =>
  (await readMails(test.payload, email)).filter(({ template }) => template === 'advisory')
const switchOf = (token?: string) => test.send('account/notices', {}, 'zh', token === undefined ? {} : { token })
const change = (advisories: boolean, token?: string) =>
  test.send('account/notices/change', { advisories }, 'zh', token === undefined ? {} : { token })

describe('who fetched an affected build', () => {
  it('is told once for each advisory, in the account’s language, with the ticket filled in', async () => {
    const affected = await fileOf('armilla-studio-R2026a-linux-x86-64.tar.gz')
    const people = [
      { language: 'zh', says: '浑仪建模 R2026a', path: '' },
      { language: 'en', says: 'Armilla Studio R2026a', path: '/en' },
    ] as const
    const told = await Promise.all(
      people.map(async (each) => {
        const member = await makeMember(test.payload, { language: each.language })
        await fetched(member, affected)
        return { ...each, member }
      }),
    )
    const { release } = await test.ask('download/release', 'en', { product: 'studio', version: 'R2026a' })
    const numbers = release.advisories.map(({ number }) => number)
    expect(numbers).toContain('ARM-2026-008')
    // Two processes at the same moment.
    await Promise.all([notices.tellAll(), notices.tellAll()])
    for (const { language, member, path, says } of told) {
      const mails = await mailsOf(member)
      expect(mails.length).toBe(numbers.length)
      const mail = mails.find(({ text }) => text?.includes('ARM-2026-008'))
      expect(mail?.language).toBe(language)
      expect(mail?.text).toContain(says)
      expect(mail?.text).toContain('R2026a Update 3')
      expect(mail?.text).toContain(`${origin}${path}/help/SecurityIncident?id=arm-2026-008`)
      expect(mail?.text).toContain(
        `${origin}${path}/support/ticket/new?product=studio&version=R2026a&advisory=ARM-2026-008`,
      )
    }
    expect(await notices.tellAll()).toBe(0)
  })

  it('is told of an advisory that is published later, and of no draft', async () => {
    const member = await makeMember(test.payload)
    const file = await makeReleaseFile(test.payload, Buffer.from('affected later'))
    await notices.tellAll()
    await fetched(member, file.id)
    await notices.tellAll()
    const before = await mailsOf(member)
    const affected = [{ status: 'affected', products: [{ relationTo: 'products', value: file.product }] }]
    await makeRecord(test.payload, 'advisories', { zh: 'draft', en: 'draft' }, { affected })
    test.portal.purge(['advisories'])
    await notices.tellAll()
    expect(await mailsOf(member)).toEqual(before)
    await makeRecord(test.payload, 'advisories', undefined, { affected })
    test.portal.purge(['advisories'])
    await notices.tellAll()
    const [mail, ...others] = await mailsOf(member)
    expect(others).toEqual(before)
    expect(mail?.text).toContain('目前没有含修复的版本')
  })

  it('is not told when they declined, are blocked, or fetched what is not affected; and the demo’s people were told', async () => {
    const affected = await fileOf('armilla-studio-R2026a-linux-x86-64.tar.gz')
    const [declined, blocked, current] = [
      await makeMember(test.payload),
      await makeMember(test.payload),
      await makeMember(test.payload),
    ]
    await change(false, await signInMember(test, declined))
    await test.payload.update({ collection: 'members', id: blocked.id, data: { blocked: true } })
    await fetched(declined, affected)
    await fetched(blocked, affected)
    await fetched(current, await fileOf('ThermalWall.mo'))
    await notices.tellAll()
    for (const member of [declined, blocked, current]) {
      // What a made advisory of the test above says of every version is not meant here.
      const mails = (await mailsOf(member)).filter(({ text }) => text?.includes('ARM-2026'))
      expect(mails).toEqual([])
    }
    for (const { email } of demoMembers)
      expect((await mailsOf({ email })).filter(({ text }) => text?.includes('ARM-2026'))).toEqual([])
  })
})

describe('the choice of notices', () => {
  it('is nobody’s, and each member’s own', async () => {
    for (const answer of [await switchOf(), await change(false), await switchOf('x'), await change(false, 'x')])
      expect(answer).toMatchObject({ code: '000004' })
    const [one, other] = [await makeMember(test.payload), await makeMember(test.payload)]
    const [token, otherToken] = [await signInMember(test, one), await signInMember(test, other)]
    expect(await switchOf(token)).toMatchObject({ data: { advisories: true } })
    expect(await change(false, token)).toMatchObject({ code: '000000', data: { advisories: false } })
    expect(await switchOf(token)).toMatchObject({ data: { advisories: false } })
    expect(await switchOf(otherToken)).toMatchObject({ data: { advisories: true } })
    expect(await change(true, token)).toMatchObject({ data: { advisories: true } })
  })

  it('and what was fetched, accepted and told is in what one takes along, and goes with the account', async () => {
    const [one, other] = [await makeMember(test.payload), await makeMember(test.payload)]
    await fetched(one, await fileOf('armilla-studio-R2026a-linux-x86-64.tar.gz'))
    const token = await signInMember(test, one)
    await test.send('download/accept', { version: '4.2' }, 'en', { token })
    await notices.tellAll()
    const read = async (as: MadeMember) =>
      (
        (await test.send('account/export', {}, 'zh', { token: await signInMember(test, as) })) as {
          data: { downloads: Record<string, unknown> }
        }
      ).data.downloads
    expect(await read(one)).toMatchObject({
      advisoryMails: true,
      files: [{ name: 'armilla-studio-R2026a-linux-x86-64.tar.gz', release: 'R2026a', completed: 1 }],
      agreements: [{ version: '4.2', language: 'en' }],
      entitlements: [],
      notices: expect.arrayContaining([expect.objectContaining({ advisory: 'ARM-2026-008' })]),
    })
    expect(await read(other)).toEqual({ advisoryMails: true, files: [], agreements: [], entitlements: [], notices: [] })
    await test.payload.delete({ collection: 'members', id: one.id })
    const where = { member: { equals: one.id } }
    expect((await test.payload.count({ collection: 'advisory-notices', where })).totalDocs).toBe(0)
  })
})
