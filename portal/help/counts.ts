import type { Payload } from 'payload'
import type { Caller } from '#portal/caller.ts'
import type { Atomically } from '#portal/transaction.ts'
import { createVisitorMarks } from '#portal/visitor-marks.ts'

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

export function createHelpCounts({ atomically, payload }: { payload: Payload; atomically: Atomically }): HelpCounts {
  const marksOf = createVisitorMarks(payload, 'help votes')

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
