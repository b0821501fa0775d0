import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long a link to a gated file is good, in milliseconds: long enough to resume a large file on a slow line. */
export const linkLife = 60 * 60_000

interface SignedLink {
  /** Number of the member. */
  member: string
  /** Until when it is good, Unix time in milliseconds. */
  until: number
}

/** Links to gated files: each is for one file, one account and one hour. */
export interface LinkSigner {
  /** @returns the query of the link */
  sign: (file: { id: string; sha256: string }, member: string, until?: number) => string
  /** Whose link it is; `forged` when a part of it was changed or is missing, `expired` when its time is over. */
  read: (file: { id: string; sha256: string }, query: URLSearchParams) => SignedLink | 'forged' | 'expired'
}

export function createLinkSigner(secret: string): LinkSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'download links', 32))
  const stamp = ({ id, sha256 }: { id: string; sha256: string }, member: string, until: string) =>
    createHmac('sha256', key).update(`${id} ${sha256} ${member} ${until}`).digest('base64url')
  return {
    sign(file, member, until = Date.now() + linkLife) {
      const at = until.toString(36)
      return new URLSearchParams({ member, until: at, signature: stamp(file, member, at) }).toString()
    },
    read(file, query) {
      const [member = '', at = '', given = ''] = ['member', 'until', 'signature'].map((name) => query.get(name) ?? '')
      const [expected, actual] = [Buffer.from(stamp(file, member, at)), Buffer.from(given)]
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'forged'
      const until = Number.parseInt(at, 36)
      return until >= Date.now() ? { member, until } : 'expired'
    },
  }
}
