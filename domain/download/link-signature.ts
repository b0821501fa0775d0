import type { Secrets } from '#lib/crypto/secrets.ts'
import { createStamp } from '#lib/crypto/stamp.ts'

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

export function createLinkSigner(secrets: Secrets): LinkSigner {
  const stamp = createStamp(secrets, 'download links')
  const textOf = ({ id, sha256 }: { id: string; sha256: string }, member: string, until: string) =>
    `${id} ${sha256} ${member} ${until}`
  return {
    sign(file, member, until = Date.now() + linkLife) {
      const at = until.toString(36)
      return new URLSearchParams({ member, until: at, signature: stamp.of(textOf(file, member, at)) }).toString()
    },
    read(file, query) {
      const [member = '', at = '', given = ''] = ['member', 'until', 'signature'].map((name) => query.get(name) ?? '')
      if (!stamp.isOf(textOf(file, member, at), given)) return 'forged'
      const until = Number.parseInt(at, 36)
      return until >= Date.now() ? { member, until } : 'expired'
    },
  }
}
