import { describe, expect, it } from 'vitest'
import { makeMember, memberPassword, readMails } from '../../tests/factories/members.ts'
import { makeVisitor } from '../../tests/factories/visitor.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const address = '192.0.2.77'
const place = { zh: '中国杭州', en: 'Hangzhou, China' }
const test = useTestPortal({ findPlace: (asked) => (asked === address ? place : undefined) })

describe('[N1] where somebody signed in', () => {
  it('is told in the list of sessions and in the mail of a new device, in their language, and the address is kept nowhere', async () => {
    const member = await makeMember(test.payload, { language: 'en' })
    const login = { email: member.email, password: memberPassword }
    const visitors = [makeVisitor(test), makeVisitor(test)]
    for (const visitor of visitors) {
      const { data } = await visitor.ask('auth/login', login)
      visitor.token = (data as { token: string }).token
    }
    const unknown = await test.send('auth/login', login, 'en', { address: '203.0.113.1' })
    expect(unknown.code).toBe('000000')

    const [token] = visitors.map((each) => each.token)
    for (const locale of ['zh', 'en'] as const) {
      const { data } = await test.send('auth/sessions', {}, locale, { ...(token && { token }) })
      const places = (data as { place?: string }[]).map((session) => session.place ?? 'not known')
      expect(new Set(places)).toEqual(new Set([place[locale], 'not known']))
    }
    const mails = (await readMails(test.payload, member.email)).filter(({ template }) => template === 'newDevice')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(', in Hangzhou, China, ')])
    const where = { member: { equals: member.id } }
    const { docs } = await test.payload.find({ collection: 'member-sessions', where, overrideAccess: true })
    expect(docs).toHaveLength(3)
    expect(JSON.stringify(docs)).not.toMatch(/192\.0\.2|203\.0\.113/)
  })
})
