import { z } from 'zod'
import type { MemberContext } from '#portal/call.ts'

export const ownTickets = z.array(
  z.object({
    number: z.string(),
    subject: z.string(),
    status: z.string(),
    openedAt: z.string(),
    copies: z.array(z.string()),
    rating: z.number().nullable(),
    messages: z.array(
      z.object({ by: z.enum(['customer', 'agent']), at: z.string(), text: z.string(), files: z.array(z.string()) }),
    ),
  }),
)

/** The tickets that the person opened, with their threads, to take away. Notes of agents are another table. */
export async function exportTickets({ findOwn, member }: MemberContext): Promise<z.output<typeof ownTickets>> {
  const own = { member: { equals: member.id } }
  const { docs } = await findOwn('tickets', { where: own, sort: 'id', limit: 0 })
  const where = { ticket: { in: docs.map(({ id }) => id) } }
  const messages =
    docs.length === 0 ? [] : (await findOwn('ticket-messages', { where, sort: ['at', 'id'], limit: 0 })).docs
  return docs.map((each) => ({
    number: String(each.number),
    subject: String(each.subject),
    status: String(each.status),
    openedAt: String(each.createdAt),
    copies: (each.copies as string[] | null) ?? [],
    rating: typeof each.rating === 'number' ? each.rating : null,
    messages: messages
      .filter(({ ticket }) => String(ticket) === String(each.id))
      .map(({ at, files, kind, text }) => ({
        by: kind === 'agent' ? ('agent' as const) : ('customer' as const),
        at: String(at),
        text: String(text),
        files: ((files as { name: string }[] | null) ?? []).map(({ name }) => name),
      })),
  }))
}
