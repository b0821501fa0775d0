import type { Secrets } from '#lib/crypto/secrets.ts'
import { createStamp } from '#lib/crypto/stamp.ts'

/**
 * How long a link to a gated file is valid, in milliseconds: long enough to resume a large download on a slow
 * connection.
 */
export const linkLife = 60 * 60_000

interface SignedLink {
  /** Id of the member. */
  member: string
  /** Expiry, Unix time in milliseconds. */
  until: number
}

/** Signs links to gated files, each for one file, one account and one hour. */
export interface LinkSigner {
  /** @returns the query of the link */
  sign: (file: { id: string; sha256: string }, member: string, until?: number) => string
  /** The member of a link; `forged` when a part was changed or is missing, `expired` when it is too old. */
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
