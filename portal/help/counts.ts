import { createHmac, hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'
import { readKeyring } from '#content/secret.ts'
import { forEachSecret } from '#lib/crypto/secrets.ts'
import type { Caller } from '#portal/caller.ts'
import type { Atomically } from '#portal/transaction.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** How often help articles are read and found helpful: the calls `help/*` only. */
    helpCounts: HelpCounts
  }
}

type HelpAnswer = 'yes' | 'no'

/** How often help articles are read and found helpful. Sums, and nothing about whom. */
export interface HelpCounts {
  /** Articles by how often they were read, the most read first. */
  mostRead: (limit: number) => Promise<string[]>
  countRead: (article: number) => Promise<void>
  /** Counts an answer once for a caller. @returns whether it was the first */
  vote: (article: number, answer: HelpAnswer, caller: Caller) => Promise<boolean>
}

/** With override access: the counts are nobody's to write, and visitors see only the order that follows. */
const withOverrideAccess = { overrideAccess: true, depth: 0, pagination: false } as const

/** Bytes of a voter's mark: too few to lead back to an address, enough to tell a second vote (decision 0020). */
const markBytes = 3

export function createHelpCounts({ atomically, payload }: { payload: Payload; atomically: Atomically }): HelpCounts {
  const keys = forEachSecret(readKeyring(payload), (secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'help votes', 32)),
  )
  /** The voter's mark by each of the secrets, newest first: who voted before a change of the secret has voted. */
  const marksOf = (article: number, { address = '', agent = '' }: Caller) =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([article, address, agent]))
        .digest()
        .subarray(0, markBytes)
        .toString('hex'),
    )

  /** Adds one to a sum of an article; one after another, so that none is lost. */
  const add = (article: number, field: 'reads' | HelpAnswer, marks: readonly string[] = []) =>
    atomically(`help:${article}`, async (req) => {
      const [mark] = marks
      if (mark !== undefined) {
        const where = { article: { equals: article }, voter: { in: [...marks] } }
        const { docs } = await payload.find({ ...withOverrideAccess, collection: 'help-votes', where, limit: 1, req })
        if (docs.length > 0) return false
        const data = { article, voter: mark, answer: field as HelpAnswer }
        await payload.create({ ...withOverrideAccess, collection: 'help-votes', data, req })
      }
      const where = { article: { equals: article } }
      const { docs } = await payload.find({ ...withOverrideAccess, collection: 'help-counts', where, limit: 1, req })
      const [known] = docs
      const sums = { reads: known?.reads ?? 0, yes: known?.yes ?? 0, no: known?.no ?? 0 }
      const data = { article, ...sums, [field]: sums[field] + 1 }
      if (known) await payload.update({ ...withOverrideAccess, collection: 'help-counts', id: known.id, data, req })
      else await payload.create({ ...withOverrideAccess, collection: 'help-counts', data, req })
      return true
    })

  return {
    mostRead: async (limit) => {
      const { docs } = await payload.find({ ...withOverrideAccess, collection: 'help-counts', sort: '-reads', limit })
      return docs.map(({ article }) => String(typeof article === 'object' ? article.id : article))
    },
    countRead: async (article) => void (await add(article, 'reads')),
    vote: (article, answer, caller) => add(article, answer, marksOf(article, caller)),
  }
}
