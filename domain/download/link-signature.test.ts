import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLinkSigner, linkLife } from './link-signature.ts'

const signer = createLinkSigner('a secret of thirty-two characters')
const file = { id: '7', sha256: 'a'.repeat(64) }
const query = () => new URLSearchParams(signer.sign(file, '12'))
afterEach(() => void vi.useRealTimers())

describe('a link to a file', () => {
  it('says whose it is for an hour, to the moment', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const link = query()
    const until = Date.now() + linkLife
    expect(signer.read(file, link)).toEqual({ member: '12', until })
    vi.setSystemTime(until)
    expect(signer.read(file, link)).toEqual({ member: '12', until })
    vi.setSystemTime(until + 1)
    expect(signer.read(file, link)).toBe('expired')
  })

  it('is for one file with its bytes', () => {
    expect(signer.read({ ...file, id: '8' }, query())).toBe('forged')
    expect(signer.read({ ...file, sha256: 'b'.repeat(64) }, query())).toBe('forged')
  })

  it.each([
    ['member', '13'],
    ['member', ''],
    ['until', 'zzzzzzzzz'],
    ['until', ''],
    ['signature', 'x'.repeat(43)],
    ['signature', ''],
  ])('with another %s (%j) is forged', (name, value) => {
    const link = query()
    link.set(name, value)
    expect(signer.read(file, link)).toBe('forged')
    link.delete(name)
    expect(signer.read(file, link)).toBe('forged')
  })

  it('from before a change of the secret is good; the next one is signed with the new', () => {
    const after = createLinkSigner(['a new secret of as many characters', 'a secret of thirty-two characters'])
    expect(after.read(file, query())).toMatchObject({ member: '12' })
    expect(signer.read(file, new URLSearchParams(after.sign(file, '12')))).toBe('forged')
  })

  it('of another installation is forged', () => {
    const other = createLinkSigner('another secret of as many letters')
    expect(other.read(file, query())).toBe('forged')
  })
})
