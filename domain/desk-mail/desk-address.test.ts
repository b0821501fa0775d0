import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyReceiver, createDeskAddresses, memberReceiver } from './desk-address.ts'

const desk = createDeskAddresses('Support@Portal.example', 'a secret of the tests, long enough')
const right = { ticket: 42, to: memberReceiver(7) }

describe('an address that says which ticket', () => {
  it('is read again, in any case of letters, in an address and in a Message-ID', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (ticket, person, isMember) => {
        const given = { ticket, to: isMember ? memberReceiver(person) : copyReceiver(`${person}@example.com`) }
        for (const text of [desk.of(given), desk.of(given).toUpperCase(), desk.messageId(given), desk.threadId(given)])
          expect(desk.read(`x ${text} y`)).toEqual(given)
      }),
    )
  })

  it('has a local part that every mail server takes, and says nothing of how many tickets there are', () => {
    const [local = ''] = desk.of({ ticket: 2 ** 31, to: copyReceiver('a@example.com') }).split('@')
    expect(local.length).toBeLessThanOrEqual(64)
    expect(local).toMatch(/^support\+[a-z2-7]{34}$/)
    const [one, two] = [desk.of(right), desk.of({ ...right, ticket: 43 })].map((each) => each.slice(8, 42))
    expect([...(one ?? '')].filter((letter, at) => letter === two?.[at]).length).toBeLessThan(10)
  })

  it('cannot be made, changed, or taken over from another installation', () => {
    const address = desk.of(right)
    for (let at = 8; at < 42; at += 1) {
      const other = address[at] === 'a' ? 'b' : 'a'
      const changed = desk.read(address.slice(0, at) + other + address.slice(at + 1))
      // The last letter carries two bits that mean nothing.
      if (at < 41) expect(changed, `letter ${at}`).toBeUndefined()
    }
    expect(createDeskAddresses('support@portal.example', 'another secret of the tests').read(address)).toBeUndefined()
    for (const text of ['', 'support@portal.example', `support+${'a'.repeat(34)}@portal.example`, 'a'.repeat(500_000)])
      expect(desk.read(text)).toBeUndefined()
  })

  it('is read after a change of the secret, when the new ones are made with the new', () => {
    const secrets = ['a new secret of the tests, long enough', 'a secret of the tests, long enough'] as const
    const after = createDeskAddresses('support@portal.example', secrets)
    expect(after.read(desk.of(right))).toEqual(right)
    expect(after.read(after.of(right))).toEqual(right)
    expect(desk.read(after.of(right))).toBeUndefined()
  })

  it('knows its own addresses', () => {
    expect(
      ['SUPPORT@portal.example', desk.of(right), 'support+x@portal.example'].map((each) => desk.isOwn(each)),
    ).toEqual([true, true, true])
    expect(['supports@portal.example', 'support@evil.example', ''].map((each) => desk.isOwn(each))).toEqual([
      false,
      false,
      false,
    ])
  })
})
